import { expect, it } from 'vitest';
import { differingSeeds } from '../../testing/exactLoan/compare.ts';
import { exactQuote } from '../../testing/exactLoan/exactQuote.ts';
import { randomLoan } from '../../testing/exactLoan/randomLoan.ts';
import { calculateQuote } from './quote.ts';

/** Number of seeds; `npm run check:loans -w upstream/bank -- 4000` checks ten times as many. */
const QUOTES = 400;

it(`[EN-04] ${QUOTES} quotes match an exact fraction calculator to the cent: rows, dates, rates and totals`, () => {
  const { different } = differingSeeds(QUOTES);
  for (const seed of different.slice(0, 3)) {
    expect(calculateQuote(randomLoan(seed))).toEqual(exactQuote(randomLoan(seed)));
  }
  expect(different).toEqual([]);
});
