import { formatDate, formatMoney, formatPercent, formatUva } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { paymentNote } from '@prendarios/rules/paymentDate';
import type { Bank } from '../bank.ts';
import type { LoanFigures, ScheduleRow } from '../records/rowTypes.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { queueMessage } from '../../platform/messages/outbox.ts';

/** '10/01/2027, se paga el lunes 11/01/2027'; the due date alone where it is a business day. */
function datesOf(row: ScheduleRow): string {
  const note = paymentNote(row);
  return formatDate(row.dueDate) + (note === null ? '' : `, ${note}`);
}

function finalText(
  { bankName, publicUrl }: Bank['settings'],
  { uuid, number, owner, quote }: ProposalRow,
  { calculated, installments, cfteaWithInsurance }: LoanFigures,
): string {
  const isUva = quote.mode === 'UVA';
  const [first] = installments;
  return [
    `Hola, ${owner.firstName}. Pagamos tu préstamo, solicitud ${number}: tus cuotas corren desde hoy.`,
    '',
    `Monto: ${formatMoney(calculated.financedAmount)} en ${installmentLabel(calculated.terms)}`,
    ...(calculated.fees
      ? [`Recibido, sin el gasto de otorgamiento: ${formatMoney(calculated.fees.netDisbursed)}`]
      : []),
    `Primer vencimiento: ${formatDate(first?.dueDate)}, ${formatMoney(first?.total)}`,
    `Último vencimiento: ${formatDate(installments.at(-1)?.dueDate)}`,
    `CFTEA con IVA: ${formatPercent(calculated.cftea)} · incluyendo seguro del automotor: ${formatPercent(cfteaWithInsurance)}`,
    ...(isUva
      ? [
          `Capital: ${formatUva(calculated.capitalInUVAs)}, al valor de ${formatMoney(calculated.uvaValue)} por UVA. Los importes en pesos son estimados a ese valor.`,
        ]
      : []),
    '',
    'Tu cronograma definitivo:',
    ...installments.map(
      (row) =>
        `${row.number} · ${datesOf(row)} · ${formatMoney(row.total)}${isUva ? ` · ${formatUva(row.totalInUVA)}` : ''}`,
    ),
    '',
    `Lo podés ver en ${publicUrl}/usuario/panel-de-seguimiento/propuesta/${uuid}`,
    bankName,
  ].join('\n');
}

/** Queues the mail with the final schedule, in the transaction of the payment. */
export async function queueFinalSchedule(
  bank: Bank,
  proposal: ProposalRow,
  final: LoanFigures,
): Promise<void> {
  await queueMessage(
    bank.sql,
    {
      channel: 'EMAIL',
      to: proposal.owner.email,
      subject: `Cronograma definitivo de tu préstamo · ${bank.settings.bankName}`,
      body: finalText(bank.settings, proposal, final),
      proposalUuid: proposal.uuid,
    },
    bank.clock.now(),
  );
}
