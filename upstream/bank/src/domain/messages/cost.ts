import { formatDate, formatMoney } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { z } from 'zod';
import type { insuranceEstimateAnswer } from '../api/insurance.ts';
import type { paymentWindow } from '../api/simulation.ts';
import { type Figures, figuresOf } from '../pdf/figures.ts';
import type { ProposalRow } from '../records/proposals.ts';

/** The chosen or estimated policy, and how the first instalment depends on the payment day. */
export type Cost = Readonly<{
  monthlyPremium: number | null;
  cfteaWithInsurance: number | null;
  insuranceEstimate: z.infer<typeof insuranceEstimateAnswer> | null;
  paymentWindow?: z.infer<typeof paymentWindow>;
}>;

type Total = ReturnType<Figures['totalIf']>;

/**
 * Returns the total to pay with the mandatory policy, in the words of the offer screen
 * (docs/domain.md#insurance-estimate); a range while the payment day is open, like the first instalment.
 */
export function totalLines(
  { insured, totalToPay, totalIf, isUva }: Figures,
  window?: Cost['paymentWindow'],
): string[] {
  const range = window && [window.least, window.most].map((day) => totalIf(day.firstInstallment));
  const inAll = (of: keyof Total, paidToday: string) => {
    const [least, most] = range?.map((total) => total[of]) ?? [];
    if (least === undefined || most === undefined) return paidToday;
    return least === most ? least : `de ${least} a ${most}`;
  };
  const label = isUva ? 'Total a pagar, a valores de hoy' : 'Total a pagar';
  const total = `${label}${insured ? ', sin el seguro' : ''}: ${inAll('loan', totalToPay)}`;
  if (insured === null) return [total];
  const { premium, monthly, isEstimate } = insured;
  const estimated = isEstimate ? ' (estimado)' : '';
  return [
    `Seguro obligatorio${estimated}: ${isEstimate ? 'desde ' : ''}${premium} por mes`,
    `Total por mes, con seguro${estimated}: ${monthly}`,
    total,
    `${label}, con seguro${estimated}: ${inAll('withPolicy', insured.total)}`,
  ];
}

/** Returns the first instalment, as a range while the payment day is open. */
export function firstLine({ firstInstallment }: Figures, window: Cost['paymentWindow']): string {
  const on = (day: { firstInstallment: number; firstPaymentDate: string }) =>
    `${formatMoney(day.firstInstallment)} (se paga el ${formatDate(day.firstPaymentDate)})`;
  return window
    ? `Primera cuota, según el día en que le paguemos al vendedor: de ${on(window.least)} a ${on(window.most)}`
    : `Primera cuota, si le pagáramos hoy al vendedor: ${firstInstallment}`;
}

/** Returns the loan's figures as the offer screen shows them. */
export function costLines(
  { calculated, installments, quote, vehicle }: ProposalRow,
  { monthlyPremium, cfteaWithInsurance, insuranceEstimate, paymentWindow }: Cost,
): string[] {
  const figures = figuresOf({
    proposal: {
      calculatedValueDTO: calculated,
      installments,
      quote,
      vehicle,
      insurance: monthlyPremium === null ? null : { monthlyPremium },
      cfteaWithInsurance,
      insuranceEstimate,
    },
  });
  const { insured } = figures;
  return [
    `Préstamo: ${figures.principal} en ${installmentLabel(figures.terms)}, ${figures.isUva ? 'UVA' : 'tasa fija'}`,
    firstLine(figures, paymentWindow),
    ...(figures.secondInstallment === null
      ? []
      : [`Desde la segunda${figures.isUva ? ', a valores de hoy' : ''}: ${figures.secondInstallment}`]),
    ...totalLines(figures, paymentWindow),
    `CFTEA con IVA: ${figures.cftea}`,
    ...(insured ? [`CFTEA con seguro${insured.isEstimate ? ' (estimado)' : ''}: ${insured.cftea}`] : []),
    `TEA: ${figures.tea} · TNA: ${figures.tna}`,
    ...(figures.isUva
      ? ['El préstamo es en UVA: las cuotas suben con la inflación, y el CFTEA no incluye esa suba.']
      : []),
  ];
}
