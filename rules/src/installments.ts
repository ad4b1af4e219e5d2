export type Term = { value: number; label: string };

/** Formats as '1 cuota', '48 cuotas' (VA-17). */
export function installmentLabel(count: number): string {
  return count === 1 ? '1 cuota' : `${count} cuotas`;
}

/** Adds labels to terms, keeping their order. */
export function termOptions(counts: readonly number[]): Term[] {
  return counts.map((value) => ({ value, label: installmentLabel(value) }));
}

/** Returns the terms from `min` to `max`, ascending: both limits and the multiples of `step` between them. */
export function termsBetween(min: number, max: number, step = 6): number[] {
  const terms = new Set([min]);
  for (let term = Math.ceil(min / step) * step; term < max; term += step) terms.add(term);
  if (max > min) terms.add(max);
  return [...terms];
}
