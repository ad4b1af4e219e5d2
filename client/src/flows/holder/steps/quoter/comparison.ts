/** One loan in both modes, under a steady inflation (docs/domain.md#fixed-rate-compared-with-uva). Amounts in pesos. */
export type Comparison = {
  /** Instalments in nominal pesos. */
  fixed: number[];
  uva: number[];
  /** All instalments at today's value of the peso. */
  fixedToday: number;
  uvaToday: number;
  /** Index of the instalment from which UVA costs more until the end; null if there is none. */
  crossing: number | null;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the index after the last UVA instalment that is not above the fixed one; null if that is the end. */
function crossingOf(fixed: readonly number[], uva: readonly number[]): number | null {
  const after = uva.findLastIndex((value, at) => value <= (fixed[at] ?? 0)) + 1;
  return after < uva.length ? after : null;
}

/**
 * Compares the instalments of the fixed-rate loan with those of the UVA loan, which are at today's UVA. `inflation` is in
 * percent a month; the UVA rises by it, and a peso in month `k` is worth 1 / (1 + inflation)^k of today's.
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

/** Inflation scenarios in percent a month. */
export type Scenarios = { mine: number; past: number | null; stress: number };

/** Factor of the stress scenario over the higher of the other two. */
const ACCELERATION = 1.4;

/** Returns the scenarios. `past`: the last twelve months' inflation, or null if the bank does not state it. */
export function scenariosOf(mine: number, past: number | null): Scenarios {
  const stress = Math.round(Math.max(mine, past ?? 0) * ACCELERATION * 10) / 10;
  return { mine, past, stress };
}

/** Returns the ratio of the second instalments, UVA to fixed; the first ones have extra days. */
export function startRatio({ fixed, uva }: Comparison): number {
  const at = Math.min(1, fixed.length - 1);
  return (uva[at] ?? 0) / (fixed[at] ?? 1);
}
