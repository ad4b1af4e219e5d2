import { z } from 'zod';
import type { BankSession } from './BankSession.ts';

const statusAnswer = z.object({ vivereStatus: z.number().int() });

/** CA-65. */
export class ContractSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  status(proposalId: string) {
    return this.#bank.read({
      name: 'contract/status',
      kind: 'read',
      method: 'GET',
      path: `/contract/${encodeURIComponent(proposalId)}/status`,
      behalf: { proposal: proposalId },
      answer: statusAnswer,
    });
  }
}
