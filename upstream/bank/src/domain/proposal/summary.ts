import { formatMoney, formatPercent } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { paymentDay } from '@prendarios/rules/paymentDate';
import type { Bank } from '../bank.ts';
import type { ProposalAnswer } from './answer.ts';
import { helloTo, sendMail } from '../messages/send.ts';

const MODE_NAMES = { TRD: 'Tasa fija', UVA: 'UVA' } as const;

function feeLines(fees: ProposalAnswer['calculatedValueDTO']['fees'] | null): string[] {
  if (!fees) return [];
  return [
    `Gasto de otorgamiento con IVA: ${formatMoney(fees.grantingFee)}, se descuenta al desembolsar: recibís ${formatMoney(fees.netDisbursed)}`,
    `Cargo mensual con IVA: ${formatMoney(fees.monthlyFeeWithIva)} · Seguro de vida: ${formatPercent(fees.lifeInsurancePct)} por mes del saldo`,
  ];
}

function summaryLines(proposal: ProposalAnswer): string[] {
  const value = proposal.calculatedValueDTO;
  const [first, second] = proposal.installments;
  return [
    `${helloTo(proposal.owner)} Este es el resumen que aceptaste, solicitud ${proposal.proposalNumber}.`,
    '',
    `Costo Financiero Total Efectivo Anual (CFTEA) con IVA: ${formatPercent(value.cftea)}`,
    `CFTEA incluyendo seguro del automotor: ${formatPercent(proposal.cfteaWithInsurance)}`,
    `TNA: ${formatPercent(value.tna)} · TEA: ${formatPercent(value.tea)}`,
    `Modalidad: ${MODE_NAMES[proposal.quote.mode]} · Sistema francés`,
    `Monto: ${formatMoney(value.financedAmount)} en ${installmentLabel(value.terms)}`,
    ...(first ? [`Primera cuota, el ${paymentDay(first)}: ${formatMoney(first.total)}`] : []),
    ...(second ? [`Desde la segunda: ${formatMoney(second.total)}`] : []),
    ...feeLines(value.fees ?? null),
    `Total a pagar, sin el seguro: ${formatMoney(value.totalToPay)}`,
    '',
    'Está calculado como si pagáramos hoy. Si pagamos otro día, la primera cuota cambia y te enviamos el cronograma definitivo.',
    'Qué sigue: los documentos del vehículo y los datos de quien te vende. Después confirmás tu solicitud.',
  ];
}

/** Queues the mail with the accepted summary, in the transaction of the acceptance. */
export async function queueSummary(bank: Bank, proposal: ProposalAnswer): Promise<void> {
  await sendMail(bank, { uuid: proposal.proposalUuid }, proposal.owner, {
    subject: `Resumen de tu préstamo · solicitud ${proposal.proposalNumber}`,
    lines: summaryLines(proposal),
  });
}
