import { isDeepStrictEqual } from 'node:util';
import { calculateQuote } from '../../domain/loan/quote.ts';
import { exactQuote } from './exactQuote.ts';
import { randomLoan } from './randomLoan.ts';

/** Returns the seeds from 1 to `count` whose quote differs from the exact one, and the number of rows compared. */
export function differingSeeds(count: number): { different: number[]; rows: number } {
  const different: number[] = [];
  let rows = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    const input = randomLoan(seed);
    const exact = exactQuote(input);
    rows += exact.schedule.length;
    if (!isDeepStrictEqual(calculateQuote(input), exact)) different.push(seed);
  }
  return { different, rows };
}
