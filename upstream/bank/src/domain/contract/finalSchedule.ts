import { formatMoney, formatPercent, formatUva } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { dueAndPayment, paymentDay } from '@prendarios/rules/paymentDate';
import type { Bank } from '../bank.ts';
import type { LoanFigures, Person } from '../records/rowTypes.ts';
import { revocableUntil } from '../revocation/rule.ts';
import { selectedInsurance } from '../insurance/service.ts';
import { figuresOf } from '../pdf/figures.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { contractLink, isOwner, revocableUntilLine } from '../messages/applicant.ts';
import { totalLines } from '../messages/cost.ts';
import { helloTo, type Mail, sendMail } from '../messages/send.ts';
import { coOwnersPage } from '../messages/statusLink.ts';

function finalMail(
  bank: Bank,
  proposal: ProposalRow,
  reader: Person,
  { calculated, installments, cfteaWithInsurance }: LoanFigures,
  { until, totals }: { until: string; totals: readonly string[] },
): Mail {
  const { number, quote } = proposal;
  const isUva = quote.mode === 'UVA';
  const [first, second] = installments;
  const last = installments.at(-1);
  const lines = [
    `${helloTo(reader)} La prenda quedó inscripta y pagamos tu vehículo, solicitud ${number}. Tus cuotas corren desde hoy: estas son las definitivas.`,
    '',
    `Monto: ${formatMoney(calculated.financedAmount)} en ${installmentLabel(calculated.terms)}`,
    ...(calculated.fees
      ? [`Recibido, sin el gasto de otorgamiento: ${formatMoney(calculated.fees.netDisbursed)}`]
      : []),
    ...(first ? [`Primera cuota: ${formatMoney(first.total)}, el ${paymentDay(first)}`] : []),
    ...(second ? [`Segunda cuota: ${formatMoney(second.total)}, el ${paymentDay(second)}`] : []),
    ...(last ? [`Última cuota: el ${paymentDay(last)}`] : []),
    ...totals,
    `CFTEA con IVA: ${formatPercent(calculated.cftea)} · incluyendo seguro del automotor: ${formatPercent(cfteaWithInsurance)}`,
    ...(isUva
      ? [
          `Capital: ${formatUva(calculated.capitalInUVAs)}, al valor de ${formatMoney(calculated.uvaValue)} por UVA. Los importes en pesos son estimados a ese valor.`,
        ]
      : []),
    '',
    'Tu cuadro de pagos definitivo:',
    ...installments.map(
      (row) =>
        `${row.number} · ${dueAndPayment(row)} · ${formatMoney(row.total)}${isUva ? ` · ${formatUva(row.totalInUVA)}` : ''}`,
    ),
    '',
    isOwner(proposal, reader)
      ? `Tu contrato y tu cronograma están en ${contractLink(bank, proposal)}`
      : `Tu contrato está en ${coOwnersPage(bank, proposal)}, en el dispositivo donde lo firmaste.`,
    revocableUntilLine(bank, until),
  ];
  return {
    subject: `Pagamos tu vehículo: tu cuadro de pagos definitivo · solicitud ${number}`,
    lines,
    purpose: 'FINAL_SCHEDULE',
  };
}

/** Queues the mails with the final schedule in the transaction of the payment. */
export async function queueFinalSchedule(
  bank: Bank,
  proposal: ProposalRow,
  final: LoanFigures,
  paidOn: string,
): Promise<void> {
  const { until } = revocableUntil(paidOn, paidOn, bank.settings.nonBusinessDays);
  const { calculated: calculatedValueDTO, ...figures } = final;
  const insurance = await selectedInsurance(bank, proposal.uuid);
  const totals = totalLines(
    figuresOf({ proposal: { ...proposal, ...figures, calculatedValueDTO, insurance } }),
  );
  for (const reader of [proposal.owner, proposal.coOwner]) {
    if (reader)
      await sendMail(bank, proposal, reader, finalMail(bank, proposal, reader, final, { until, totals }));
  }
}
