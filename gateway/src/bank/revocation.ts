import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import type { GenderCode } from './person.ts';
import { anyAnswer, isoInstant } from './shapes.ts';

type RevocationBody = { document: string; gender: GenderCode; proposalNumber?: number; contact: string };

const receiptAnswer = z.object({
  number: z.string(),
  requestedAt: isoInstant,
  confirmable: z.boolean().default(false),
});

/** Optional calls: 404 if the bank lacks them (decision 028). */
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

  /** Without a user: the code is the proof. */
  confirm(body: { number: string; code: string }) {
    return this.#bank.write({
      name: 'ext/revocations/confirm',
      kind: 'write',
      method: 'POST',
      path: '/ext/revocations/confirm',
      body,
      answer: anyAnswer,
    });
  }
}
