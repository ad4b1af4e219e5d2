import { formatMoney, formatPercent } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { Bank } from '../bank.ts';
import { figuresOf } from '../pdf/figures.ts';
import type { ProposalAnswer } from './answer.ts';
import { firstLine, totalLines } from '../messages/cost.ts';
import { helloTo, sendMail, sendSms } from '../messages/send.ts';

const MODE_NAMES = { TRD: 'Tasa fija', UVA: 'UVA' } as const;

function feeLines(fees: ProposalAnswer['calculatedValueDTO']['fees'] | null): string[] {
  if (!fees) return [];
  return [
    `Gasto de otorgamiento con IVA: ${formatMoney(fees.grantingFee)}, se descuenta al pagar: recibís ${formatMoney(fees.netDisbursed)}`,
    `Cargo mensual con IVA: ${formatMoney(fees.monthlyFeeWithIva)} · Seguro de vida: ${formatPercent(fees.lifeInsurancePct)} por mes del saldo`,
  ];
}

/** A seller only records the customer's acceptance; the customer may object. */
const openingLines = ({ settings }: Bank, { owner, proposalNumber }: ProposalAnswer, byStaff: boolean) =>
  byStaff
    ? [
        `${helloTo(owner)} El punto de venta anotó que te mostró este resumen de tu solicitud ${proposalNumber} y que lo aceptás.`,
        `Si no lo viste o no estás de acuerdo, llamanos al ${settings.bankPhone}. Hasta que firmes el contrato no debés nada.`,
      ]
    : [`${helloTo(owner)} Este es el resumen que aceptaste, solicitud ${proposalNumber}.`];

function summaryLines(bank: Bank, proposal: ProposalAnswer, byStaff: boolean): string[] {
  const value = proposal.calculatedValueDTO;
  const figures = figuresOf({ proposal });
  const [, second] = proposal.installments;
  return [
    ...openingLines(bank, proposal, byStaff),
    '',
    `Costo Financiero Total Efectivo Anual (CFTEA) con IVA: ${formatPercent(value.cftea)}`,
    `CFTEA incluyendo seguro del automotor: ${formatPercent(proposal.cfteaWithInsurance)}`,
    `TNA: ${formatPercent(value.tna)} · TEA: ${formatPercent(value.tea)}`,
    `Tipo de tasa: ${MODE_NAMES[proposal.quote.mode]} · Sistema francés`,
    `Monto: ${formatMoney(value.financedAmount)} en ${installmentLabel(value.terms)}`,
    firstLine(figures, proposal.paymentWindow),
    ...(second ? [`Desde la segunda: ${formatMoney(second.total)}`] : []),
    ...feeLines(value.fees ?? null),
    ...totalLines(figures, proposal.paymentWindow),
    '',
    'Lo demás está calculado como si le pagáramos hoy al vendedor. Cuando pagamos te enviamos el cuadro de pagos definitivo.',
    'Qué sigue: los documentos del vehículo y los datos del vendedor. Después confirmás tu solicitud.',
  ];
}

/** Queues the summary mail in the transaction of the acceptance, plus an SMS if staff recorded the acceptance. */
export async function queueSummary(bank: Bank, proposal: ProposalAnswer, byStaff: boolean): Promise<void> {
  const { proposalUuid: uuid, proposalNumber, owner, coOwner, status: flowStatus } = proposal;
  const about = { uuid, number: proposalNumber, flowStatus, owner, coOwner };
  await sendMail(bank, about, owner, {
    subject: `Resumen de tu préstamo · solicitud ${proposalNumber}`,
    lines: summaryLines(bank, proposal, byStaff),
  });
  if (!byStaff) return;
  const { bankName, bankPhone } = bank.settings;
  const noted = `${bankName}: el punto de venta anotó que aceptás el resumen de tu solicitud ${proposalNumber}. Te lo mandamos por correo. ¿No lo viste? Llamanos al ${bankPhone}.`;
  await sendSms(bank, about, owner, noted);
}
