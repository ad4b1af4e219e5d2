import { formatDate, formatMoney, formatPercent } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { Bank } from '../bank.ts';
import type { ProposalAnswer } from './answer.ts';
import { queueMessage } from '../../platform/messages/outbox.ts';

const MODE_NAMES = { TRD: 'Tasa fija', UVA: 'UVA' } as const;

function feeLines(fees: ProposalAnswer['calculatedValueDTO']['fees'] | null): string[] {
  if (!fees) return [];
  return [
    `Gasto de otorgamiento con IVA: ${formatMoney(fees.grantingFee)}, se descuenta al desembolsar: recibís ${formatMoney(fees.netDisbursed)}`,
    `Cargo mensual con IVA: ${formatMoney(fees.monthlyFeeWithIva)} · Seguro de vida: ${formatPercent(fees.lifeInsurancePct)} por mes del saldo`,
  ];
}

function summaryText(bankName: string, proposal: ProposalAnswer): string {
  const value = proposal.calculatedValueDTO;
  const [first, second] = proposal.installments;
  return [
    `Hola, ${proposal.owner.firstName}. Este es el resumen de tu solicitud ${proposal.proposalNumber}.`,
    '',
    `Costo Financiero Total Efectivo Anual (CFTEA) con IVA: ${formatPercent(value.cftea)}`,
    `CFTEA incluyendo seguro del automotor: ${formatPercent(proposal.cfteaWithInsurance)}`,
    `TNA: ${formatPercent(value.tna)} · TEA: ${formatPercent(value.tea)}`,
    `Modalidad: ${MODE_NAMES[proposal.quote.mode]} · Sistema francés`,
    `Monto: ${formatMoney(value.financedAmount)} en ${installmentLabel(value.terms)}`,
    `Primera cuota, el ${formatDate(first?.dueDate)}: ${formatMoney(first?.total)}`,
    ...(second ? [`Desde la segunda: ${formatMoney(second.total)}`] : []),
    ...feeLines(value.fees ?? null),
    `Total a pagar: ${formatMoney(value.totalToPay)}`,
    '',
    bankName,
  ].join('\n');
}

/** Queues the mail with the accepted summary, in the transaction of the acceptance. */
export async function queueSummary(bank: Bank, proposal: ProposalAnswer): Promise<void> {
  const { bankName } = bank.settings;
  await queueMessage(
    bank.sql,
    {
      channel: 'EMAIL',
      to: proposal.owner.email,
      subject: `Resumen de tu préstamo prendario · ${bankName}`,
      body: summaryText(bankName, proposal),
      proposalUuid: proposal.proposalUuid,
    },
    bank.clock.now(),
  );
}
