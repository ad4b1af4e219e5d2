import { MISSING } from '@prendarios/rules/format';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { hairlines, SAND } from './blocks.ts';
import type { Figures } from './figures.ts';

const amount = (text: string, bold = false): TableCell => ({
  text,
  alignment: 'right',
  bold,
  noWrap: true,
});

/** Builds the cost line above the instalments (docs/domain.md#what-a-lender-must-show). */
function costLine({ cftea, cfteaWithInsurance }: Figures): Content {
  const policy =
    cfteaWithInsurance === MISSING ? '' : ` · incluyendo seguro del automotor: ${cfteaWithInsurance}`;
  return { text: `CFTEA con IVA: ${cftea}${policy}`, bold: true, fontSize: 12, margin: [0, 0, 0, 4] };
}

/** Builds the full schedule with its header on every page and totals at the end. */
export function scheduleTable(figures: Figures, layout: CustomTableLayout = hairlines): Content {
  return { stack: [costLine(figures), instalmentTable(figures, layout)] };
}

/** Fits the rows of 48 instalments on a page. */
export const TIGHT: CustomTableLayout = { ...hairlines, paddingTop: () => 1, paddingBottom: () => 1 };

function instalmentTable(figures: Figures, layout: CustomTableLayout): Content {
  const head = [
    'N.º',
    'Vence',
    'Se paga',
    'Capital',
    'Interés',
    'IVA',
    ...(figures.hasFees ? ['Cargos'] : []),
    'Cuota',
  ];
  const names = [...head, ...(figures.isUva ? ['Cuota en UVA'] : []), 'Saldo'];
  const rows = figures.rows.map((row): TableCell[] => [
    { text: row.number, alignment: 'right' },
    { text: row.dueDate },
    { text: row.paymentDate },
    amount(row.capital),
    amount(row.interest),
    amount(row.vat),
    ...(figures.hasFees ? [amount(row.fees)] : []),
    amount(row.total, true),
    ...(figures.isUva ? [amount(row.uva)] : []),
    amount(row.balance),
  ]);
  const { totals } = figures;
  const last: TableCell[] = [
    { text: 'Total', bold: true, colSpan: 3 },
    '',
    '',
    amount(totals.capital, true),
    amount(totals.interest, true),
    amount(totals.vat, true),
    ...(figures.hasFees ? [amount(totals.fees, true)] : []),
    amount(totals.total, true),
    ...(figures.isUva ? [''] : []),
    '',
  ];
  return {
    fontSize: figures.isUva || figures.hasFees ? 7 : 8,
    lineHeight: 1.05,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 3,
      dontBreakRows: true,
      widths: names.map((_name, at) => (at === 0 ? 20 : '*')),
      body: [
        names.map((text, at): TableCell => ({
          text,
          bold: true,
          fillColor: SAND,
          alignment: at === 1 || at === 2 ? 'left' : 'right',
        })),
        ...rows,
        last,
      ],
    },
    layout,
  };
}
