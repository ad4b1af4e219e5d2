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
  /** Absent if the bank lists them at once. */
  afterIdentity: z.boolean().nullish(),
  /** Where the seller is paid. */
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

  /** Where the seller is paid: a CBU of their own. */
  saveSellers(proposalId: string, seller: { cbu: string; cuit: string }) {
    return this.#update(proposalId, { seller });
  }

  /** One of the list, or a new savings account when none is named. */
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
