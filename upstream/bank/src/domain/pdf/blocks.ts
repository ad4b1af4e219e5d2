import { formatDate, MISSING } from '@prendarios/rules/format';
import type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { GENERATED_DOCUMENTS, type GeneratedDocument } from './documentTypes.ts';
import type { Figures } from './figures.ts';
import type { Lender, LoanDocumentInput } from './input.ts';
import { formatCuit } from './partyTexts.ts';

export const INK = '#1d1a2b';
const SOFT = '#5d5873';
const LINE = '#d9d5e3';
export const SAND = '#f6f3ef';
/** Distance in points from the top of a page below which no section starts. */
const LAST_HEADING = 670;

export const hairlines: CustomTableLayout = {
  hLineWidth: (index) => (index === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingLeft: () => 4,
  paddingRight: () => 4,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

/** Returns an instant's date in Argentina as dd/mm/yyyy. */
export const dayOf = (at: Date): string => formatDate(at.toISOString());

type Sheet = Readonly<{ title: string; subject: string; lender: Lender; issuedAt: Date }>;

export const page = (
  document: GeneratedDocument,
  { lender, proposal, issuedAt }: LoanDocumentInput,
  content: Content[],
): TDocumentDefinitions => {
  const subject = `Solicitud N.º ${proposal.proposalNumber}`;
  return sheet({ title: GENERATED_DOCUMENTS[document], subject, lender, issuedAt }, content);
};

/** Builds a document with the common header, footer and styles. `subject`: its topic, shown on every page. */
export function sheet({ title, subject, lender, issuedAt }: Sheet, content: Content[]): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [48, 76, 48, 60],
    info: {
      title: `${title} · ${subject}`,
      author: lender.legalName,
      creationDate: issuedAt,
      modDate: issuedAt,
    },
    displayTitle: true,
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: INK },
    styles: {
      title: { fontSize: 16, bold: true, color: INK, margin: [0, 0, 0, 2] },
      lead: { color: SOFT, margin: [0, 0, 0, 10] },
      section: { fontSize: 11, bold: true, color: lender.color, margin: [0, 12, 0, 4] },
      clause: { alignment: 'justify', margin: [0, 0, 0, 6] },
      small: { fontSize: 8, color: SOFT },
    },
    header: () => ({
      margin: [48, 28, 48, 0],
      columns: [
        { text: lender.name, bold: true, fontSize: 14, color: lender.color },
        {
          text: subject,
          alignment: 'right',
          color: SOFT,
          margin: [0, 3, 0, 0],
        },
      ],
    }),
    footer: (current, count) => ({
      margin: [48, 16, 48, 0],
      columns: [
        {
          text: `${lender.legalName} · CUIT ${formatCuit(lender.cuit)} · ${lender.address}`,
          style: 'small',
          width: '*',
        },
        { text: `Página ${current} de ${count}`, style: 'small', alignment: 'right', width: 80 },
      ],
    }),
    // Keeps a heading with its text.
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel === 1 && startPosition.top > LAST_HEADING,
    content: [{ text: title, style: 'title' }, ...content],
  };
}

export const section = (text: string, ...content: Content[]): Content[] => [
  { text, style: 'section', headlineLevel: 1 },
  ...content,
];

/** Builds a section that stays on one page. pdfmake loses its content if it requests a page break. */
export const keptSection = (text: string, ...content: Content[]): Content => ({
  unbreakable: true,
  stack: [{ text, style: 'section', headlineLevel: 2 }, ...content],
});

const pair = ([name, value]: readonly [string, string]): { stack: Content[] } => ({
  stack: [{ text: name, fontSize: 7.5, color: SOFT }, { text: value }],
});

/** Builds two columns of names and values; the last of an odd number spans both. */
export function pairs(rows: readonly (readonly [string, string])[]): Content {
  const body: TableCell[][] = [];
  for (let at = 0; at < rows.length; at += 2) {
    const [one, two] = rows.slice(at, at + 2);
    if (one && two) body.push([pair(one), pair(two)]);
    else if (one) body.push([{ ...pair(one), colSpan: 2 }, '']);
  }
  return { unbreakable: true, table: { widths: ['*', '*'], body }, layout: hairlines };
}

const rate = (name: string, value: string): Content => ({
  stack: [
    { text: name, fontSize: 8, color: SOFT },
    { text: value, fontSize: 11 },
  ],
});

/** Twice the size of the largest other text. */
const COST_SIZE = 32;

const cost = (name: string, value: string, lender: Lender): Content => ({
  stack: [
    { text: name, bold: true },
    { text: value, fontSize: COST_SIZE, bold: true, color: lender.color, lineHeight: 1.1 },
  ],
});

const COST_NAME = 'Costo Financiero Total Efectivo Anual (CFTEA) con IVA';

/**
 * Builds the box of rates. The CFTEA with IVA, without and with the policy, are the largest figures and have a separate
 * color (docs/domain.md#what-a-lender-must-show).
 */
export function costBox(figures: Figures, lender: Lender, uvaNote: string): Content {
  const { insured } = figures;
  return {
    margin: [0, 4, 0, 8],
    unbreakable: true,
    table: {
      widths: ['*'],
      body: [
        [
          {
            fillColor: SAND,
            margin: [10, 8, 10, 8],
            stack: [
              {
                columns: [
                  cost(COST_NAME, figures.cftea, lender),
                  ...(insured === null || insured.cftea === MISSING
                    ? []
                    : [
                        cost(
                          `CFTEA incluyendo seguro del automotor${insured.isEstimate ? ', estimado' : ''}`,
                          insured.cftea,
                          lender,
                        ),
                      ]),
                ],
                columnGap: 12,
              },
              {
                columns: [
                  rate('CFTEA sin IVA', figures.cfteaWithoutVat),
                  rate('TNA', figures.tna),
                  rate('TEA', figures.tea),
                ],
                columnGap: 12,
                margin: [0, 6, 0, 0],
              },
              ...(figures.isUva
                ? [{ text: uvaNote, bold: true, margin: [0, 6, 0, 0] } satisfies Content]
                : []),
            ],
          },
        ],
      ],
    },
    layout: 'noBorders',
  };
}
