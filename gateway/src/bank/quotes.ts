import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { BankFailure, BankRefusal } from './errors.ts';
import type { codeOfMode } from './shapes.ts';

const printsAnswer = z.object({ available: z.boolean() });

/** Input of a printed quote; the bank refuses it if its current total differs. */
export type PrintedQuoteBody = {
  /** Id of the applicant's offer; absent for an indicative quote. */
  uuid?: string;
  financedAmount: number;
  selectedTerm: number;
  selectedMode: ReturnType<typeof codeOfMode>;
  dueDate: number;
  agreementId?: number;
  couponId?: string;
  totalToPay: number;
  validUntil: string;
  link: string;
  monthlyPremium?: number;
  vehicle?: { name: string; purchaseValue: number; zeroKm: boolean; vehicleType?: string; year?: number };
};

/** Printed quotes, an optional call. */
export class QuotesSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  /** Whether the bank prints quotes; false if it does not answer. */
  async prints(): Promise<boolean> {
    try {
      const call = {
        name: 'quote-pdf/available',
        kind: 'read',
        method: 'GET',
        path: '/ext/quote-pdf/available',
      } as const;
      return (await this.#bank.catalogue({ ...call, answer: printsAnswer })).available;
    } catch (error) {
      if (error instanceof BankRefusal || error instanceof BankFailure) return false;
      throw error;
    }
  }
}
