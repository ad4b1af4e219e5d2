import type { Page } from '@playwright/test';

type Named = Readonly<{ section: string; label: string; amount: string }>;

type Row = Readonly<Record<'capital' | 'interest' | 'vat' | 'fees' | 'total' | 'balance', number>>;

/** Returns the amounts on the screen that are labelled as an instalment or part of one. */
export async function namedAmounts(page: Page): Promise<Named[]> {
  const shown = await page.evaluate(() => {
    const amount = /-?\$\s?[\d.]+(?:,\d+)?/g;
    /** Returns the label: the text of the smallest box with text around an amount. */
    const labelOf = (leaf: Element): string => {
      const cell = leaf.closest('td');
      const table = leaf.closest('table');
      if (cell !== null && table !== null) {
        return table.querySelectorAll('thead th')[cell.cellIndex]?.textContent ?? '';
      }
      const described = leaf.closest('dd');
      if (described !== null) {
        // Below a chart, each line has a separate list under its name.
        const line = described.closest('figcaption > *')?.firstElementChild?.textContent ?? '';
        return `${line} ${described.parentElement?.querySelector('dt')?.textContent ?? ''}`.trim();
      }
      for (let box: Element | null = leaf; box !== null && box.tagName !== 'MAIN'; box = box.parentElement) {
        const words = box.textContent.replaceAll(amount, ' ').trim();
        if (/\p{L}{3}/u.test(words)) return words;
      }
      return '';
    };
    const found: { section: string; label: string; amount: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const leaf = text.parentElement;
      if (leaf === null || leaf.closest('script, style, noscript') !== null) continue;
      for (const [match] of (text.textContent ?? '').matchAll(amount)) {
        const section = leaf.closest('section')?.querySelector('h2')?.textContent ?? '';
        found.push({ section, label: labelOf(leaf), amount: match });
      }
    }
    return found;
  });
  return shown.filter(
    (one) => NAMES.test(one.label) && !OTHERS.test(one.label) && !OF_SECTIONS.some((is) => is(one)),
  );
}

const NAMES =
  /cuota|desde la segunda|capital|interés|IVA|saldo|total|^tasa fija (segunda|última)|^tasa fija$/i;
/**
 * Labels outside the schedule: estimates in the specification, a premium, the amount lent, the fees, the value of the
 * UVA, and the first instalment by payment day.
 */
const OTHERS =
  /estimada con IVA|Si le pagamos al vendedor entre|seguro|premio|financiás|otorgamiento|cargos? mensual|por UVA/i;
/** Amounts outside the schedule in one section: costs besides the loan, shares of each $ 100, and projected assumptions. */
const OF_SECTIONS: readonly ((one: Named) => boolean)[] = [
  ({ section }) => section === 'Además del préstamo',
  ({ section, amount }) => section.startsWith('De cada $ 100 que pagás') && /,\d$/.test(amount),
  ({ section, label }) =>
    section === '¿Tasa fija o UVA?' && /^UVA|pesos de hoy|valores de hoy\.$/.test(label),
];

const cents = (pesos: number) => Math.round(pesos * 100);

/**
 * Returns every amount of a schedule in cents: all columns, each instalment without IVA, what of it is not capital, and
 * the column totals.
 */
export function scheduleAmounts(rows: readonly Row[]): Set<number> {
  const columns = ['capital', 'interest', 'vat', 'fees', 'total', 'balance'] as const;
  return new Set([
    ...rows.flatMap((row) => [
      ...columns.map((column) => cents(row[column])),
      cents(row.capital + row.interest),
      cents(row.total - row.capital),
    ]),
    ...columns.map((column) => rows.reduce((sum, row) => sum + cents(row[column]), 0)),
  ]);
}

/** Returns the amounts that are not in `known`; an amount in whole pesos may be a rounded one. */
export function notIn(known: ReadonlySet<number>, amounts: readonly Named[]): Named[] {
  const rounded = new Set([...known].map((one) => Math.round(one / 100)));
  return amounts.filter(({ amount }) => {
    const pesos = Number(amount.replaceAll(/[$\s.]/g, '').replace(',', '.'));
    return amount.includes(',') ? !known.has(cents(pesos)) : !rounded.has(pesos);
  });
}
