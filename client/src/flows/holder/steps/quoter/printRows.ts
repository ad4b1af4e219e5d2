import { formatMoney, formatPercent, formatPesos, formatUva } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { feeRows } from '../../../../shared/loan/feeRows.ts';
import type { QuoterChoice } from './quoterState.ts';
import type { QuoteView } from './schedule.ts';
import { QUOTER_TEXTS } from './texts.ts';

const { summary: SUMMARY, print: TEXT, fixed, uva } = QUOTER_TEXTS;

type PrintedQuote = {
  choice: QuoterChoice;
  figures: NonNullable<QuoteView['figures']>;
  vehicle: { name: string; value: string } | null;
};

/** The figures of the loan for the printed schedule (docs/domain.md#what-a-lender-must-show). */
export function printRows({ choice, figures, vehicle }: PrintedQuote): { term: string; value: string }[] {
  const isUva = choice.mode === 'UVA';
  return [
    ...(vehicle === null
      ? []
      : [
          { term: SUMMARY.vehicle, value: vehicle.name },
          { term: SUMMARY.value, value: formatPesos(vehicle.value) },
        ]),
    { term: TEXT.amount, value: formatPesos(figures.financedAmount.amount) },
    { term: SUMMARY.term, value: `${installmentLabel(figures.term)}, día ${choice.dueDay}` },
    { term: TEXT.rate, value: `${isUva ? uva : fixed} · ${SUMMARY.system} ${SUMMARY.french}` },
    { term: TEXT.installment, value: formatMoney(figures.installmentWithVat.amount) },
    { term: SUMMARY.withoutVat, value: formatMoney(figures.installment.amount) },
    ...feeRows(figures),
    ...(isUva ? [{ term: SUMMARY.capitalInUva, value: formatUva(figures.capitalInUva) }] : []),
    { term: SUMMARY.total, value: formatMoney(figures.totalToPay.amount) },
    { term: SUMMARY.tna, value: formatPercent(figures.tna) },
    { term: SUMMARY.tea, value: formatPercent(figures.tea) },
    { term: SUMMARY.cfteaWithoutVat, value: formatPercent(figures.cfteaWithoutVat) },
    { term: isUva ? SUMMARY.cfteaUva : SUMMARY.cftea, value: formatPercent(figures.cftea) },
  ];
}
