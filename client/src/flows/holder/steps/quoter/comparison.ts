/** One loan in both modes, under a steady inflation (docs/domain.md#fixed-rate-compared-with-uva). Amounts in pesos. */
export type Comparison = {
  /** Each instalment as it will be paid. */
  fixed: number[];
  uva: number[];
  /** All instalments at today's value of the peso. */
  fixedToday: number;
  uvaToday: number;
  /** Position of the instalment from which UVA costs more each month, to the end; null if it never does. */
  crossing: number | null;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The last position whose UVA instalment is not above the fixed one, plus one; null if that is the end. */
function crossingOf(fixed: readonly number[], uva: readonly number[]): number | null {
  const after = uva.findLastIndex((value, at) => value <= (fixed[at] ?? 0)) + 1;
  return after < uva.length ? after : null;
}

/**
 * `fixed`: instalments of the fixed-rate loan. `uva`: those of the UVA loan, at today's UVA. `inflation` in percent a
 * month; the UVA rises by it, and a peso of month `k` is worth (1 + inflation)^k less than one of today.
 */
export function compare(fixed: readonly number[], uva: readonly number[], inflation: number): Comparison {
  const growth = (at: number) => (1 + inflation / 100) ** (at + 1);
  const projected = uva.map((value, at) => value * growth(at));
  return {
    fixed: [...fixed],
    uva: projected,
    fixedToday: sum(fixed.map((value, at) => value / growth(at))),
    uvaToday: sum(uva),
    crossing: crossingOf(fixed, projected),
  };
}

/** Percent a month. */
export type Scenarios = { mine: number; past: number | null; stress: number };

/** How much faster than the faster of the other two. */
const ACCELERATION = 1.4;

/** `past`: the last twelve months, or null if the bank does not state them. */
export function scenariosOf(mine: number, past: number | null): Scenarios {
  const stress = Math.round(Math.max(mine, past ?? 0) * ACCELERATION * 10) / 10;
  return { mine, past, stress };
}

/** The second instalment in UVA as a part of the fixed one: the first one has extra days. */
export function startRatio({ fixed, uva }: Comparison): number {
  const at = Math.min(1, fixed.length - 1);
  return (uva[at] ?? 0) / (fixed[at] ?? 1);
}
