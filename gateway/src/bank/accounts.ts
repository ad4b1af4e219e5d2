import { z } from 'zod';
import type { BankCall } from './BankClient.ts';
import type { BankSession } from './BankSession.ts';
import { anyAnswer } from './shapes.ts';

export const accountAnswer = z.object({
  id: z.string(),
  bankName: z.string(),
  accountType: z.string(),
  maskedNumber: z.string(),
  selected: z.boolean(),
});
export type AccountAnswer = z.infer<typeof accountAnswer>;
const accountsAnswer = z.object({
  accounts: z.array(accountAnswer),
  canOpenNew: z.boolean(),
  /** Absent if the bank lists accounts without an identity check. */
  afterIdentity: z.boolean().nullish(),
  /** The seller's account for the payment. */
  seller: z
    .object({
      maskedNumber: z.string(),
      ownBank: z.boolean(),
      onHold: z.boolean().optional(),
      loanOnHold: z.boolean().optional(),
    })
    .nullish(),
});

export class AccountsSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  #listCall(proposalId: string): BankCall<z.infer<typeof accountsAnswer>> {
    return {
      name: 'get_accounts',
      kind: 'read',
      method: 'GET',
      path: `/accounts/${encodeURIComponent(proposalId)}/get_accounts`,
      behalf: { proposal: proposalId },
      answer: accountsAnswer,
    };
  }

  list(proposalId: string) {
    return this.#bank.read(this.#listCall(proposalId));
  }

  /** Saves the CBU of the seller's account for the payment. */
  saveSellers(proposalId: string, seller: { cbu: string; cuit: string }) {
    return this.#update(proposalId, { seller });
  }

  /** Chooses an account from the list, or a new savings account if `accountId` is null. */
  choose(proposalId: string, accountId: string | null) {
    return this.#update(proposalId, accountId === null ? { openNewAccount: true } : { accountId });
  }

  #update(proposalId: string, body: object) {
    return this.#bank.writeAnswering(
      {
        name: 'update_account',
        kind: 'write',
        method: 'PATCH',
        path: `/accounts/${encodeURIComponent(proposalId)}/update_account`,
        behalf: { proposal: proposalId },
        body,
        answer: anyAnswer,
      },
      this.#listCall(proposalId),
    );
  }
}
