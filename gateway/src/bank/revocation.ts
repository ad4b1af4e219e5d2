import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import type { GenderCode } from './person.ts';
import { isoInstant } from './shapes.ts';

type RevocationBody = { document: string; gender: GenderCode; proposalNumber?: number; contact: string };

const receiptAnswer = z.object({ number: z.string(), requestedAt: isoInstant });

/** An optional call of the bank's: it may answer 404 (decision 028). */
export class RevocationSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  /** Without a user: the answer follows from the body alone. */
  request(body: RevocationBody) {
    return this.#bank.write({
      name: 'ext/revocations',
      kind: 'write',
      method: 'POST',
      path: '/ext/revocations',
      body,
      answer: receiptAnswer,
    });
  }
}
