export type Term = { value: number; label: string };

/** VA-17. */
export function installmentLabel(count: number): string {
  return count === 1 ? '1 cuota' : `${count} cuotas`;
}

export function termOptions(counts: readonly number[]): Term[] {
  return counts.map((value) => ({ value, label: installmentLabel(value) }));
}

/** The terms between two limits: both limits and the multiples of `step` between them. */
export function termsBetween(min: number, max: number, step = 6): number[] {
  const terms = new Set([min]);
  for (let term = Math.ceil(min / step) * step; term < max; term += step) terms.add(term);
  if (max > min) terms.add(max);
  return [...terms];
}
