import { z } from 'zod';
import type { BankSession } from './BankSession.ts';

const count = z.number().int().nonnegative();
const happened = { approved: count, signed: count, inscribed: count };

const boardAnswer = z.object({
  stages: z.array(
    z.object({
      phase: z.string().nullable(),
      status: z.enum(['A', 'E']),
      count,
      capped: z.boolean(),
      targetDays: count.nullable(),
      olderThanTarget: count.nullable(),
    }),
  ),
  weeks: z.array(z.object({ week: z.iso.date(), ...happened })),
  pointsOfSale: z.array(
    z
      .object({ code: z.string().nullable(), business_name: z.string().nullable(), ...happened })
      .transform(({ business_name: businessName, ...point }) => ({ ...point, businessName })),
  ),
  sentBackDocuments: z.array(z.object({ type: z.string(), label: z.string(), count })),
});
export type BoardAnswer = z.infer<typeof boardAnswer>;

/** Optional: 404 if the bank lacks it (decision 028). */
export class BoardSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  /** The figures of the proposals that the token's user may see. */
  board(pointOfSale: string | undefined): Promise<BoardAnswer> {
    return this.#bank.read({
      name: 'ext/board',
      kind: 'read',
      method: 'GET',
      path: '/ext/board',
      query: { pointOfSale },
      behalf: 'user',
      answer: boardAnswer,
    });
  }

  /** The result of `load`, cached for this user for seconds. */
  async recent<T>(user: string, what: readonly unknown[], load: () => Promise<T>): Promise<T> {
    return this.#bank.recent(user, what, load);
  }
}
