import { parseAmount } from '@prendarios/rules/amount';
import type { QuickChoice } from './quickQuote.ts';

/** What was changed; `isLeft` unless the value is still being typed. */
type EarlyAnswers = Partial<Omit<QuickChoice, 'value'>> & { value?: number | null; isLeft: boolean };

const input = (selector: string) => document.querySelector<HTMLInputElement>(`#root input${selector}`);
/** The attribute is what the server rendered, the property what is chosen now. */
const ticked = (name: string) => input(`[name="${name}"]:checked:not([checked])`)?.value;

function typed(name: string): number | null | undefined {
  const field = input(`[name="${name}"]:not([type="range"])`);
  return field === null || field.value === field.defaultValue ? undefined : parseAmount(field.value);
}

/**
 * What the visitor changed in the prerendered quote before it worked, which hydration puts back; null if nothing, and on the
 * server. Read while the quote is hydrated: its fields are put back after that.
 */
export function earlyAnswers(): EarlyAnswers | null {
  if (typeof document === 'undefined') return null;
  const condition = ticked('condition');
  const term = Number(ticked('term') ?? 0);
  const amount = typed('amount') ?? null;
  const value = typed('value');
  if (condition === undefined && term === 0 && amount === null && value === undefined) return null;
  return {
    ...((condition === 'ZERO_KM' || condition === 'USED') && { condition }),
    ...(term > 0 && { term }),
    ...(amount !== null && { amount: Math.round(amount) }),
    ...(value !== undefined && { value }),
    isLeft: document.activeElement !== input('[name="value"]'),
  };
}
