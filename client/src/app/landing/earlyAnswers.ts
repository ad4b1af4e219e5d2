import { parseWholeAmount } from '@prendarios/rules/amount';
import type { QuickChoice } from '#shared/loan/quote/quickQuote.ts';

/** What was changed; `isLeft` unless the value is still being typed. */
type EarlyAnswers = Partial<Omit<QuickChoice, 'value'>> & {
  value?: number | null;
  /** In place of the amount, and not an amount. */
  unread?: string;
  isLeft: boolean;
};

const input = (selector: string) => document.querySelector<HTMLInputElement>(`#root input${selector}`);
/** The attribute is what the server rendered, the property what is chosen now. */
const ticked = (name: string) => input(`[name="${name}"]:checked:not([checked])`)?.value;

function typed(name: string): string | undefined {
  const field = input(`[name="${name}"]:not([type="range"])`);
  return field === null || field.value === field.defaultValue ? undefined : field.value;
}

/**
 * What the visitor changed in the prerendered quote before it worked, which hydration puts back; null if nothing, and on the
 * server. Read while the quote is hydrated: its fields are put back after that.
 */
export function earlyAnswers(): EarlyAnswers | null {
  if (typeof document === 'undefined') return null;
  const condition = ticked('condition');
  const term = Number(ticked('term') ?? 0);
  const amountText = typed('amount');
  const amount = amountText === undefined ? null : parseWholeAmount(amountText);
  const value = typed('value');
  if (condition === undefined && term === 0 && amountText === undefined && value === undefined) return null;
  return {
    ...((condition === 'ZERO_KM' || condition === 'USED') && { condition }),
    ...(term > 0 && { term }),
    ...(amount === null ? amountText !== undefined && { unread: amountText } : { amount }),
    ...(value !== undefined && { value: parseWholeAmount(value) }),
    isLeft: document.activeElement !== input('[name="value"]'),
  };
}
