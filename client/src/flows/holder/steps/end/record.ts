import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { nameCase, sentenceCase } from '@prendarios/rules/displayCase';
import { formatDate, formatMoney, formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { maskCuil, maskDni } from '@prendarios/rules/sensitive';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { EndPageQuery, HolderProposalFragment } from '#generated/graphql.ts';
import { accountIdOf, accountName, accountValue } from '#shared/loan/paymentAccount/accounts.ts';
import { feeRows } from '#shared/loan/feeRows.ts';
import { insuredByPolicy, insuranceRows, totalRows } from '#shared/loan/insured.ts';
import { paymentRows } from '#shared/loan/payments.ts';
import { END_TEXTS } from './texts.ts';

export type EndProposal = NonNullable<EndPageQuery['currentProposal']>;
type Row = { term: string; value: string };

const TERM = END_TEXTS.terms;

export function accountText(account: EndProposal['account']): string | null {
  if (account === null) return null;
  if (accountIdOf(accountValue(account)) === null) return END_TEXTS.newAccount;
  return `${accountName(account)} ${keepTogether(account.maskedNumber)} · ${account.bankName}`;
}

/** Returns the loan's rows for the confirmation and the record. */
export function loanRows(loan: HolderProposalFragment, end: EndProposal): Row[] {
  const { quote, figures, paymentWindow, vehicle } = loan;
  const { insurance, cfteaWithInsurance } = end;
  return [
    { term: TERM.vehicle, value: vehicleName(vehicle) },
    { term: TERM.amount, value: formatPesos(quote.financedAmount.amount) },
    { term: TERM.term, value: `${installmentLabel(quote.term)}, día ${quote.dueDay}` },
    ...paymentRows(figures, paymentWindow),
    ...feeRows(figures),
    { term: TERM.tna, value: formatPercent(figures.tna) },
    { term: TERM.tea, value: formatPercent(figures.tea) },
    { term: TERM.cftea, value: formatPercent(figures.cftea) },
    ...(cfteaWithInsurance === null
      ? []
      : [{ term: TERM.cfteaWithInsurance, value: formatPercent(cfteaWithInsurance) }]),
    ...(insurance === null
      ? []
      : [
          {
            term: TERM.insurance,
            value: `${nameCase(insurance.insurerName)}, ${sentenceCase(insurance.coverageName)} · ${formatMoney(insurance.monthlyPremium.amount)}`,
          },
        ]),
    ...insuranceRows(figures, insurance),
    ...totalRows(
      { ...figures, term: quote.term },
      insuredByPolicy(insurance, cfteaWithInsurance),
      paymentWindow,
    ),
    { term: TERM.account, value: accountText(end.account) ?? END_TEXTS.missingAccount },
  ];
}

/** Returns the applicant's rows with masked identifiers, because others may see a printed record. */
export function maskedRows({ owner, coOwner }: EndProposal): Row[] {
  return [
    { term: TERM.name, value: `${owner.firstName} ${owner.lastName}` },
    { term: TERM.document, value: maskDni(owner.documentNumber) },
    { term: TERM.cuil, value: maskCuil(owner.cuil) },
    { term: TERM.email, value: owner.maskedEmail },
    { term: TERM.phone, value: keepTogether(owner.maskedPhone) },
    ...(coOwner === null
      ? []
      : [
          {
            term: TERM.coOwner,
            value: `${coOwner.firstName} ${coOwner.lastName}, ${maskDni(coOwner.documentNumber)}`,
          },
        ]),
  ];
}

function nameOf(party: NonNullable<EndProposal['seller']>['party']): string | null {
  if (party?.__typename === 'PersonSeller') return `${party.firstName} ${party.lastName}`;
  return party?.__typename === 'CompanySeller' ? party.businessName : null;
}

/** Returns rows about the other parties, to check before the confirmation. */
export function partyRows({ coOwner, seller }: EndProposal): Row[] {
  const sellersName = nameOf(seller?.party ?? null);
  return [
    ...(coOwner === null
      ? []
      : [{ term: TERM.coOwner, value: nameCase(`${coOwner.firstName} ${coOwner.lastName}`) }]),
    ...(sellersName === null ? [] : [{ term: TERM.seller, value: nameCase(sellersName) }]),
  ];
}

export function recordRows(loan: HolderProposalFragment, end: EndProposal): Row[] {
  return [
    { term: TERM.number, value: String(end.number) },
    { term: TERM.date, value: formatDate(end.updatedAt) },
    ...maskedRows(end),
    ...loanRows(loan, end),
  ];
}
