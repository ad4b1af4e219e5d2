import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { BankFailure, BankRefusal } from './errors.ts';
import type { codeOfMode } from './shapes.ts';

const printsAnswer = z.object({ available: z.boolean() });

/** What the bank prints a quote from. It refuses if it no longer calculates the same total. */
export type PrintedQuoteBody = {
  /** Of the applicant's offer; left out for an indicative quote. */
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

/** Quotes on paper, which a bank need not have. */
export class QuotesSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  /** False as well while the bank does not answer: the screens do without. */
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
