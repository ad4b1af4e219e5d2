import { parseWholeAmount } from '@prendarios/rules/amount';
import type { QuickChoice } from '#shared/loan/quote/quickQuote.ts';

/** The changes; `isLeft` unless the value still has the focus. */
type EarlyAnswers = Partial<Omit<QuickChoice, 'value'>> & {
  value?: number | null;
  /** Typed text that is not an amount. */
  unread?: string;
  isLeft: boolean;
};

const input = (selector: string) => document.querySelector<HTMLInputElement>(`#root input${selector}`);
/** Compares the attribute, which the server rendered, with the property, which the user changed. */
const ticked = (name: string) => input(`[name="${name}"]:checked:not([checked])`)?.value;

function typed(name: string): string | undefined {
  const field = input(`[name="${name}"]:not([type="range"])`);
  return field === null || field.value === field.defaultValue ? undefined : field.value;
}

/**
 * Returns the visitor's changes to the prerendered quote from before hydration, which hydration would reset; null without
 * changes and on the server. Must be called during hydration, before the fields are reset.
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
