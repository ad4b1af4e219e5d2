import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { nameCase, sentenceCase } from '@prendarios/rules/displayCase';
import { formatDate } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { costBox, dayOf, page, pairs, section } from './blocks.ts';
import { UVA_COST_NOTE } from './clauses.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { LoanDocumentInput } from './input.ts';
import { sellerText, vehicleRows } from './partyTexts.ts';
import { scheduleTable } from './schedule.ts';

export function loanRows(figures: Figures): [string, string][] {
  const uva: [string, string][] = [
    ['Capital en UVA', figures.capitalInUvas],
    ['Cuota en UVA, sin IVA', figures.installmentInUva],
    [figures.uvaEstimated ? 'Valor de la UVA (estimado)' : 'Valor de la UVA', figures.uvaValue],
  ];
  return [
    ['Te prestamos', figures.principal],
    ['Lo pagás en', installmentLabel(figures.terms)],
    [
      'Primera cuota si le pagáramos hoy al vendedor; cambia según el día en que le paguemos al vendedor',
      figures.firstInstallment,
    ],
    ...(figures.secondInstallment === null
      ? []
      : [['Desde la segunda', figures.secondInstallment] satisfies [string, string]]),
    ['Cuota pura, sin IVA', figures.installment],
    ['Cuota inicial estimada con IVA', figures.installmentWithVat],
    ...feeRows(figures),
    ['Total a pagar', figures.totalToPay],
    ...insuredRows(figures),
    ['Tipo de tasa', `${figures.modeName} · sistema francés`],
    ['Vence el día', `${figures.dueDay} de cada mes`],
    ['Primer vencimiento', figures.firstDueDate],
    ['Último vencimiento', figures.lastDueDate],
    ...(figures.isUva ? uva : []),
  ];
}

/** Returns the cost of the mandatory policy; empty if it is neither chosen nor estimated. */
function insuredRows({ insured }: Figures): [string, string][] {
  if (insured === null) return [];
  const estimate = insured.isEstimate ? ', estimado' : '';
  return [
    [`Seguro obligatorio por mes${estimate}`, insured.premium],
    ['Total por mes, con seguro', insured.monthly],
    [`Seguro en todo el plazo${estimate}`, insured.overTheTerm],
    ['Total a pagar, con seguro', insured.total],
  ];
}

function feeRows({ fees }: Figures): [string, string][] {
  if (fees === null) return [];
  return [
    ['Gasto de otorgamiento con IVA, se descuenta al pagar', fees.granting],
    ['Recibís', fees.netDisbursed],
    ['Cargo mensual con IVA', fees.monthly],
    ['Seguro de vida, por mes del saldo', fees.lifeInsurance],
  ];
}

/** Builds LOAN_SUMMARY: the figures that the person accepts before uploading the vehicle's documents. */
export function loanSummary(input: LoanDocumentInput): TDocumentDefinitions {
  const figures = figuresOf(input);
  const { proposal, lender, issuedAt } = input;
  const { insurance, owner } = proposal;
  const seller = sellerText(input);
  const until =
    proposal.validUntil === undefined ? '' : ` La oferta vale hasta el ${formatDate(proposal.validUntil)}.`;
  return page('LOAN_SUMMARY', input, [
    {
      text: `Hola, ${owner.firstName}. Esto es lo que vas a pagar por tu préstamo, calculado el ${dayOf(issuedAt)}.${until}`,
      style: 'lead',
    },
    costBox(figures, lender, UVA_COST_NOTE),
    ...section('Tu préstamo', pairs(loanRows(figures))),
    ...section(
      'Tu vehículo',
      pairs([
        ...vehicleRows(input),
        ['Valor', figures.purchaseValue],
        ...(seller === '' ? [] : [['Vendedor', seller] as const]),
      ]),
    ),
    ...(insurance
      ? section(
          'Tu seguro',
          pairs([
            ['Aseguradora', nameCase(insurance.insurer.name)],
            ['Cobertura', `${insurance.coverage.code} · ${sentenceCase(insurance.coverage.name)}`],
            ['Suma asegurada', figures.insuredSum],
            ['Premio por mes', figures.premium],
          ]),
        )
      : []),
    ...section('Tus cuotas', scheduleTable(figures)),
    ...section('Tené en cuenta', {
      ul: [
        figures.isUva
          ? 'El saldo y las cuotas en pesos aumentan con la inflación: cada cuota se paga al valor de la UVA de ese día.'
          : 'La tasa no cambia. La cuota baja un poco cada mes, porque el IVA se calcula sobre un interés cada vez menor.',
        'Podés arrepentirte, sin costo, hasta 10 días hábiles después de que paguemos el vehículo.',
        'Si le pagamos al vendedor otro día, la primera cuota cambia: te enviamos el cuadro de pagos definitivo.',
        'Este resumen no es el contrato. Falta validar tu identidad y los documentos.',
        `Si algo no coincide con lo que elegiste, avisanos antes de aceptar. ${lender.name}`,
      ],
    }),
  ]);
}
