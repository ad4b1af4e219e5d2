import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import type { GenderCode } from './person.ts';
import { isoDate, isoInstant } from './shapes.ts';

type RequestBody = { kind: 'COPY' | 'ERASURE'; document: string; gender: GenderCode; contact: string };

const receiptAnswer = z.object({ number: z.string(), requestedAt: isoInstant, dueOn: isoDate });

/** Optional: 404 if the bank lacks it (decision 028). */
export class PersonalDataSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  /** Without a user: the answer follows from the body alone. */
  request(body: RequestBody) {
    return this.#bank.write({
      name: 'ext/personal-data-requests',
      kind: 'write',
      method: 'POST',
      path: '/ext/personal-data-requests',
      body,
      answer: receiptAnswer,
    });
  }
}
