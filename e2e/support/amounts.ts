import type { Page } from '@playwright/test';

/** An amount on the screen, with the words that name it. */
type Named = Readonly<{ label: string; amount: string }>;

type Row = Readonly<Record<'capital' | 'interest' | 'vat' | 'fees' | 'total' | 'balance', number>>;

/** The amounts of the screen that are called an instalment or a part of one. */
export async function namedAmounts(page: Page): Promise<Named[]> {
  const shown = await page.evaluate(() => {
    const amount = /-?\$\s?[\d.]+(?:,\d{2})?/g;
    /** The words of the smallest box around an amount that has words: its label. */
    const labelOf = (leaf: Element): string => {
      const cell = leaf.closest('td');
      const table = leaf.closest('table');
      if (cell !== null && table !== null) {
        return table.querySelectorAll('thead th')[cell.cellIndex]?.textContent ?? '';
      }
      const described = leaf.closest('dd');
      if (described !== null) return described.parentElement?.querySelector('dt')?.textContent ?? '';
      for (let box: Element | null = leaf; box !== null && box.tagName !== 'MAIN'; box = box.parentElement) {
        const words = box.textContent.replaceAll(amount, ' ').trim();
        if (/\p{L}{3}/u.test(words)) return words;
      }
      return '';
    };
    const found: { label: string; amount: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const leaf = text.parentElement;
      if (leaf === null || leaf.closest('script, style, noscript') !== null) continue;
      for (const [match] of (text.textContent ?? '').matchAll(amount)) {
        found.push({ label: labelOf(leaf), amount: match });
      }
    }
    return found;
  });
  return shown.filter(({ label }) => NAMES.test(label) && !OTHERS.test(label));
}

const NAMES = /cuota|desde la segunda|capital|interés|IVA|saldo|total/i;
/**
 * Not of the schedule: what the specification calls estimated, a premium, a share of each $ 100, the amount lent, and
 * what a projection supposes.
 */
const OTHERS =
  /estimada con IVA|seguro|premio|de cada \$ 100|financiás|otorgamiento|cargo mensual|de hoy|inflación/i;

const cents = (pesos: number) => Math.round(pesos * 100);

/** Every amount of a schedule in cents: each column of each row, each instalment without IVA, and the columns' sums. */
export function scheduleAmounts(rows: readonly Row[]): Set<number> {
  const columns = ['capital', 'interest', 'vat', 'fees', 'total', 'balance'] as const;
  return new Set([
    ...rows.flatMap((row) => [
      ...columns.map((column) => cents(row[column])),
      cents(row.capital + row.interest),
    ]),
    ...columns.map((column) => rows.reduce((sum, row) => sum + cents(row[column]), 0)),
  ]);
}

/** The amounts of the screen that are not in `known`; one in whole pesos may be a rounded one. */
export function notIn(known: ReadonlySet<number>, amounts: readonly Named[]): Named[] {
  const rounded = new Set([...known].map((one) => Math.round(one / 100)));
  return amounts.filter(({ amount }) => {
    const pesos = Number(amount.replaceAll(/[$\s.]/g, '').replace(',', '.'));
    return amount.includes(',') ? !known.has(cents(pesos)) : !rounded.has(pesos);
  });
}
