import { join } from 'node:path';
import type { BrandFile } from '@prendarios/rules/brandFile';
import { escapeHtml, iconOf } from '@prendarios/rules/brandPage';
import { formatDate, formatMoney, formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { LRUCache } from 'lru-cache';
import { quotedVehicleName, type SharedQuote } from './quoteLinks.ts';

export const SHARE_IMAGE = { width: 1200, height: 630 };
/** Maximum number of cached images, about 40 kB each. */
const KEPT = 200;
/** Maximum number of concurrent drawings; each occupies a thread for 0.1 s, and chats retry. */
const AT_ONCE = 4;
/** The pages' font in the only format that the library reads, created by `design-system/scripts/make-font.ts`. */
const FONT_FILE = join(import.meta.dirname, 'figtree-es.ttf');
/** Family name in the font file, taken from its lightest weight. */
const FAMILY = 'Figtree Light';
const EDGE = 64;
/** Pixels between columns. */
const COLUMN = 560;
const PANEL_TOP = 400;

function vehicleLine({ vehicle }: SharedQuote): string {
  return vehicle === null ? 'Préstamo prendario' : quotedVehicleName(vehicle);
}

/** Returns 'Primera cuota' and 'Desde la segunda' with their amounts, like the page. */
function instalments({ rows: [first, second], figures }: SharedQuote): [string, string][] {
  if (first === undefined) {
    return [['Cuota inicial con IVA', formatMoney(figures.pureEstimatedInstallmentValueWithIva)]];
  }
  if (second === undefined) return [['Única cuota', formatMoney(first.total)]];
  return [
    ['Primera cuota, según cuándo paguemos', formatMoney(first.total)],
    ['Desde la segunda', formatMoney(second.total)],
  ];
}

/** Returns the pesos per month from the second instalment on (or of the only one), with the estimated premium. */
function monthlyWithInsurance({ rows: [first, second = first], figures, insurance }: SharedQuote): number {
  const installment = second?.total ?? figures.pureEstimatedInstallmentValueWithIva;
  return Math.round(installment * 100 + (insurance?.monthlyPremium ?? 0) * 100) / 100;
}

/** Returns a summary of a quote for its image and the page's tags. */
export function summaryOf(quote: SharedQuote): string {
  const { financedAmount, terms, cftea } = quote.figures;
  const { insurance } = quote;
  const paid = instalments(quote).map(([label, value]) => `${label}: ${value}`);
  const lines = [
    `${formatPesos(financedAmount)} en ${installmentLabel(terms)}`,
    ...paid,
    ...(insurance === null
      ? []
      : [`Total por mes con el seguro obligatorio, estimado: ${formatMoney(monthlyWithInsurance(quote))}`]),
    `CFTEA con IVA: ${formatPercent(cftea)}`,
    ...(insurance === null
      ? []
      : [`CFTEA con seguro, estimado: ${formatPercent(insurance.cfteaWithInsurance)}`]),
    `Vale hasta el ${formatDate(quote.validUntil)}`,
  ];
  return `${lines.join('. ')}.`;
}

const LONGEST_NAME = 44;
const shortened = (text: string) =>
  text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text;

/** Returns the image as SVG; escapes all texts, because model names come from the bank. */
export function drawingOf(quote: SharedQuote, bank: Pick<BrandFile, 'name' | 'brand'>): string {
  const { paper, panel, ink, ...color } = bank.brand.color.light;
  const { financedAmount, terms, cftea, tna } = quote.figures;
  const words = (x: number, y: number, size: number, fill: string, weight: number, text: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(text)}</text>`;
  const mark = iconOf(bank).replace('<svg ', `<svg x="${EDGE}" y="48" width="56" height="56" `);
  const muted = color['ink-muted'];
  const onPanel = color['on-panel'];
  const soft = color['on-panel-muted'];
  const { insurance } = quote;
  const columns = instalments(quote).flatMap(([label, value], at) => [
    words(EDGE + at * COLUMN, 276, 28, muted, 400, label),
    words(EDGE + at * COLUMN, 330, 56, ink, 800, value),
  ]);
  const insured =
    insurance === null
      ? []
      : [
          words(
            EDGE,
            370,
            26,
            ink,
            400,
            `+ seguro obligatorio desde ${formatMoney(insurance.monthlyPremium)}, estimado · total por mes ${formatMoney(monthlyWithInsurance(quote))}`,
          ),
        ];
  const costs: [string, string][] =
    insurance === null
      ? [['Costo Financiero Total Efectivo Anual (CFTEA) con IVA', formatPercent(cftea)]]
      : [
          ['CFTEA con IVA', formatPercent(cftea)],
          ['CFTEA con seguro, estimado', formatPercent(insurance.cfteaWithInsurance)],
        ];
  const until = `Cotización del ${formatDate(quote.madeOn)} · vale hasta el ${formatDate(quote.validUntil)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE.width}" height="${SHARE_IMAGE.height}" font-family="${FAMILY}, sans-serif">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    mark,
    words(EDGE + 72, 88, 34, ink, 800, bank.name),
    words(EDGE, 172, 44, ink, 800, shortened(vehicleLine(quote))),
    words(EDGE, 222, 30, muted, 400, `${formatPesos(financedAmount)} en ${installmentLabel(terms)}`),
    ...columns,
    ...insured,
    `<rect x="0" y="${PANEL_TOP}" width="100%" height="100%" fill="${panel}"/>`,
    ...costs.flatMap(([label, value], at) => [
      words(EDGE + at * COLUMN, PANEL_TOP + 52, 26, soft, 400, label),
      words(EDGE + at * COLUMN, PANEL_TOP + 158, 112, onPanel, 800, value),
    ]),
    words(EDGE, PANEL_TOP + 210, 22, soft, 400, `TNA ${formatPercent(tna)} · ${until}`),
    '</svg>',
  ].join('');
}

/** Renders the PNG. Imports the library lazily, because not every gateway has pages. */
async function imageOf(quote: SharedQuote, bank: BrandFile): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // A font file used once is available to the texts of all later drawings.
  await sharp({ text: { text: '0', font: FAMILY, fontfile: FONT_FILE } }).toBuffer();
  return sharp(Buffer.from(drawingOf(quote, bank)))
    .png({ palette: true })
    .toBuffer();
}

/** In-memory cache of quote images for chats. */
export class QuoteImages {
  readonly #bank: BrandFile;
  readonly #kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  #underWay = 0;

  constructor(bank: BrandFile) {
    this.#bank = bank;
  }

  /** Returns the image, or null while too many are being drawn. */
  async of(token: string, quote: SharedQuote): Promise<Buffer | null> {
    const known = this.#kept.get(token);
    if (known !== undefined) return known;
    if (this.#underWay >= AT_ONCE) return null;
    this.#underWay += 1;
    const image = imageOf(quote, this.#bank).finally(() => {
      this.#underWay -= 1;
    });
    this.#kept.set(token, image);
    image.catch(() => this.#kept.delete(token));
    return image;
  }
}
