import type { QuoteInput } from '../../domain/loan/quote.ts';

/** Returns a generator of numbers in [0, 1), deterministic by seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a quote of either mode and convention. Its rates have few decimals, so that exact half-cents are common. */
export function randomLoan(seed: number): QuoteInput {
  const next = generator(seed);
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const decimal = (low: number, high: number, decimals: number): string =>
    (between(low, high) / 10 ** decimals).toFixed(decimals);
  const sometimes = <T extends object>(part: T): T | object => (next() < 0.4 ? part : {});
  const uva = { atSimulation: decimal(100_000, 300_000, 2), today: decimal(100_000, 300_000, 2) };
  const common = {
    amount: String(next() < 0.5 ? between(1_000, 89_999) * 1000 : between(1_000_000, 89_999_999)),
    tna: next() < 0.7 ? decimal(0, 1_500, 1) : decimal(0, 15_000, 2),
    terms: between(1, 72),
    convention: next() < 0.5 ? '30/360' : '30/365',
    ivaRate: (['0.21', '0.105', '0'] as const)[between(0, 2)] ?? '0',
    dueDay: between(1, 28),
    disbursementDate: new Date(Date.UTC(between(2024, 2032), between(0, 11), between(1, 31)))
      .toISOString()
      .slice(0, 10),
    ...sometimes({
      fees: {
        ...sometimes({ grantingRate: decimal(1, 500, 2) }),
        ...sometimes({ lifeInsuranceRate: decimal(1, 500, 3) }),
        ...sometimes({ monthly: decimal(1, 2_000_000, 2) }),
      },
    }),
    ...sometimes({ carPolicyMonthly: decimal(1_000_000, 40_000_000, 2) }),
  } satisfies Partial<QuoteInput>;
  if (next() < 0.5) return { ...common, mode: 'TRD' };
  return {
    ...common,
    mode: 'UVA',
    uva: next() < 0.5 ? uva : { atSimulation: uva.atSimulation },
    ...sometimes({ assumedMonthlyInflation: decimal(0, 100, 1) }),
  };
}
