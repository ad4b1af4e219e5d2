import { formatDay, formatMoney, formatPercent, formatUva } from '@prendarios/rules/format';
import type { ContractFiguresViewFragment, ContractViewFragment } from '#generated/graphql.ts';
import { CONTRACT_TEXTS } from './texts.ts';

export type Changes = NonNullable<ContractViewFragment['changes']>;

const TEXT = CONTRACT_TEXTS.changes;

/** Returns the figures to compare, most important first; capital and UVA value only for a UVA loan. */
function facts(side: ContractFiguresViewFragment): [string, string][] {
  const { secondInstallment, capitalInUva, uvaValue } = side;
  return [
    [TEXT.firstPayableOn, formatDay(side.firstPayableOn)],
    [TEXT.firstInstallment, formatMoney(side.firstInstallment.amount)],
    ...(secondInstallment === null
      ? []
      : [[TEXT.secondInstallment, formatMoney(secondInstallment.amount)] satisfies [string, string]]),
    [TEXT.cftea, formatPercent(side.cftea)],
    [TEXT.cfteaWithInsurance, formatPercent(side.cfteaWithInsurance)],
    ...(capitalInUva === null
      ? []
      : ([
          [TEXT.capitalInUva, formatUva(capitalInUva)],
          [TEXT.uvaValue, formatMoney(uvaValue)],
        ] satisfies [string, string][])),
    [TEXT.total, formatMoney(side.totalToPay.amount)],
  ];
}

/** Compares the accepted summary with the contract, figure by figure. */
export function changeRows({
  before,
  now,
}: Pick<Changes, 'before' | 'now'>): Record<'what' | 'before' | 'now', string>[] {
  const accepted = new Map(facts(before));
  return facts(now).map(([what, value]) => ({ what, before: accepted.get(what) ?? '', now: value }));
}
