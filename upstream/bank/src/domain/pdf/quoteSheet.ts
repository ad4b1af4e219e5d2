import type { z } from 'zod';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate, formatMoney } from '@prendarios/rules/format';
import type { insuranceEstimateAnswer } from '../api/insurance.ts';
import { costBox, dayOf, pairs, section, sheet } from './blocks.ts';
import { UVA_COST_NOTE } from './clauses.ts';
import { figuresOf } from './figures.ts';
import type { Lender, LoanDocumentInput } from './input.ts';
import { loanRows } from './loanSummary.ts';
import { scheduleTable, TIGHT } from './schedule.ts';

type Proposal = LoanDocumentInput['proposal'];

type InsuranceEstimate = z.infer<typeof insuranceEstimateAnswer>;

type QuoteSheetInput = Readonly<{
  mode: Proposal['quote']['mode'];
  calculatedValueDTO: Proposal['calculatedValueDTO'];
  installments: Proposal['installments'];
  /** Null without an insurance estimate. */
  insuranceEstimate: InsuranceEstimate | null;
  /** Null if only an amount was quoted. */
  vehicle: Readonly<{ name: string; purchaseValue: number }> | null;
  /** Address of the page that shows the same figures. */
  link: string;
  /** Last day, yyyy-mm-dd. */
  validUntil: string;
  lender: Lender;
  issuedAt: Date;
}>;

/** Maximum size in points: two per module of the longest link's QR code, readable by a phone at arm's length. */
const QR_SIDE = 140;

const LISTED = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/**
 * Returns text such as 'El seguro del vehículo es obligatorio. Es la póliza más económica de hoy, que supone un
 * conductor de 35 años: lo elegís más adelante.'
 */
function assumptionOf({ assumed: { driverAge, vehicleAge, province } }: InsuranceEstimate): string {
  const parts = [
    ...(driverAge === null ? [] : [`un conductor de ${driverAge} años`]),
    ...(vehicleAge === null ? [] : [`un vehículo de ${vehicleAge} años`]),
    ...(province === null ? [] : [`un domicilio en ${nameCase(province)}`]),
  ];
  const suppose = parts.length === 0 ? '' : `, que supone ${LISTED.format(parts)}`;
  return `El seguro del vehículo es obligatorio y se le paga a la aseguradora. Es la póliza más económica hoy${suppose}: lo elegís más adelante y su precio cambia.`;
}

/** Builds a printed quote: figures, schedule, and a QR code with the link to the same figures. */
export function quoteSheet({ lender, issuedAt, ...quote }: QuoteSheetInput): TDocumentDefinitions {
  const { mode, vehicle, link, calculatedValueDTO, installments, insuranceEstimate } = quote;
  const figures = figuresOf({
    proposal: {
      calculatedValueDTO,
      installments,
      insurance: null,
      cfteaWithInsurance: null,
      insuranceEstimate,
      quote: { mode },
      vehicle: { purchaseValue: vehicle?.purchaseValue ?? 0 },
    },
  });
  const until = `vale hasta el ${formatDate(quote.validUntil)}`;
  return sheet({ title: 'COTIZACIÓN DE UN PRÉSTAMO', subject: `Cotización: ${until}`, lender, issuedAt }, [
    {
      columnGap: 16,
      margin: [0, 0, 0, 12],
      columns: [
        {
          width: '*',
          stack: [
            {
              text: `Esta cotización la hizo ${lender.name} el ${dayOf(issuedAt)} y ${until}.`,
              style: 'lead',
            },
            {
              text: 'Con el código llegás a la página del banco: tiene que mostrar estas mismas cifras. Si no, no es una cotización nuestra.',
              margin: [0, 0, 0, 6],
            },
            {
              ul: [
                'Es una cotización: el préstamo depende de la identidad, los registros y los documentos del vehículo.',
                ...(insuranceEstimate === null ? [] : [assumptionOf(insuranceEstimate)]),
              ],
            },
          ],
        },
        { width: 'auto', qr: link, fit: QR_SIDE, eccLevel: 'M' },
      ],
    },
    costBox(figures, lender, UVA_COST_NOTE),
    ...section('El préstamo', pairs(loanRows(figures))),
    ...(vehicle === null
      ? []
      : section(
          'El vehículo',
          pairs([
            ['Vehículo', vehicle.name],
            ['Valor', formatMoney(vehicle.purchaseValue)],
          ]),
        )),
    ...section('Las cuotas', scheduleTable(figures, TIGHT)),
  ]);
}
