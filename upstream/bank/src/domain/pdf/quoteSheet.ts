import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDate, formatMoney } from '@prendarios/rules/format';
import { costBox, dayOf, pairs, section, sheet } from './blocks.ts';
import { UVA_COST_NOTE } from './clauses.ts';
import { figuresOf } from './figures.ts';
import type { Lender, LoanDocumentInput } from './input.ts';
import { loanRows } from './loanSummary.ts';
import { scheduleTable } from './schedule.ts';

type Proposal = LoanDocumentInput['proposal'];

type QuoteSheetInput = Readonly<{
  mode: Proposal['quote']['mode'];
  calculatedValueDTO: Proposal['calculatedValueDTO'];
  installments: Proposal['installments'];
  /** Null if only an amount was quoted. */
  vehicle: Readonly<{ name: string; purchaseValue: number }> | null;
  /** Address of the page that shows the same figures. */
  link: string;
  /** yyyy-mm-dd, the last day. */
  validUntil: string;
  lender: Lender;
  issuedAt: Date;
}>;

/** Points at most: two for each module of the code of the longest link, which a phone reads at arm's length. */
const QR_SIDE = 140;

/** A quote on paper: the figures, the schedule, and a code that leads to the page with the same figures. */
export function quoteSheet({ lender, issuedAt, ...quote }: QuoteSheetInput): TDocumentDefinitions {
  const { mode, vehicle, link, calculatedValueDTO, installments } = quote;
  const figures = figuresOf({
    proposal: {
      calculatedValueDTO,
      installments,
      insurance: null,
      cfteaWithInsurance: null,
      quote: { mode },
      vehicle: { purchaseValue: vehicle?.purchaseValue ?? 0 },
    },
  });
  const until = `vale hasta el ${formatDate(quote.validUntil)}`;
  return sheet({ title: 'COTIZACIÓN DE UN PRÉSTAMO', subject: `Cotización: ${until}`, lender, issuedAt }, [
    {
      columnGap: 16,
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
    ...section('Las cuotas', scheduleTable(figures)),
    ...section('Tené en cuenta', {
      text: 'Es una cotización: el préstamo depende de la evaluación de quien lo pide y de la documentación del vehículo.',
    }),
  ]);
}
