import { z } from 'zod';
import type { BankSession } from './BankSession.ts';

const checkAnswer = z.object({ status: z.enum(['PENDING', 'APPROVED', 'REJECTED']) });

type Borrower = 'OWNER' | 'CO_OWNER';

/** CA-59 and CA-60: the registers' results for a borrower; callers ask again while pending. */
export class EnriSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  async #status(name: 'get_enri_status' | 'get_opbc_status', proposal: string, personType: Borrower) {
    const answer = await this.#bank.read({
      name,
      kind: 'read',
      method: 'GET',
      path: `/enri/${name}`,
      query: { proposal, personType },
      behalf: { proposal },
      answer: checkAnswer,
    });
    return answer.status;
  }

  enri = (proposalId: string, borrower: Borrower) => this.#status('get_enri_status', proposalId, borrower);
  opbc = (proposalId: string, borrower: Borrower) => this.#status('get_opbc_status', proposalId, borrower);
}
