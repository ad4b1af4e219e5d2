import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { agreementAnswer, branchAnswer, numberedKey } from './shapes.ts';

const branchesAnswer = z.array(branchAnswer);
const conditionsAnswer = z.object({
  defaultCoupon: z.object({ pledgeDefaultCouponId: z.string() }),
  agreements: z.array(agreementAnswer),
  indicativeAgreements: z.object({ zeroKm: numberedKey.nullish(), used: numberedKey.nullish() }).nullish(),
});
export type ConditionsAnswer = z.infer<typeof conditionsAnswer>;

export class BranchesSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  branches() {
    const path = '/branches';
    return this.#bank.catalogue({
      name: 'branches',
      kind: 'read',
      method: 'GET',
      path,
      answer: branchesAnswer,
    });
  }

  /** Conditions of a point of sale, or the general ones. */
  conditions(pointOfSale?: string) {
    return this.#bank.catalogue({
      name: 'get_coupon',
      kind: 'read',
      method: 'GET',
      path: '/branches/get_coupon',
      query: { pointOfSale },
      answer: conditionsAnswer,
    });
  }
}
