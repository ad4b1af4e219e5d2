import type { z } from 'zod';
import { type Bank, within } from '../bank.ts';
import type { Sql } from '../database/database.ts';
import { invalid } from '../http/errors.ts';
import { moveProposal } from '../proposal/moves.ts';
import { lockProposal, readProposal, type ProposalRow } from '../proposal/store.ts';
import type { accountsAnswer, updateAccountBody } from './contract.ts';
import { chosenAccount, ownAccounts } from './ownAccounts.ts';

type Accounts = z.infer<typeof accountsAnswer>;

function accountsOf(bank: Bank, proposal: ProposalRow): Accounts {
  const { bankName } = bank.settings;
  const accounts = ownAccounts(bank.catalogues, bankName, proposal.document, proposal.account);
  const chosen = chosenAccount(bank.catalogues, bankName, proposal.document, proposal.account);
  const opensNew = chosen !== null && !accounts.some(({ id }) => id === chosen.id);
  return { accounts: opensNew ? [...accounts, chosen] : accounts, canOpenNew: true };
}

export async function getAccounts(bank: Bank, proposalUuid: string): Promise<Accounts> {
  return accountsOf(bank, await readProposal(bank.sql, proposalUuid));
}

/** Keeps the choice from SELLER on; it finishes saveAccount in BIOMETRIA, at once or on entering that phase. */
export async function updateAccount(
  bank: Bank,
  tx: Sql,
  proposalUuid: string,
  choice: z.infer<typeof updateAccountBody>,
): Promise<Accounts> {
  const proposal = await lockProposal(tx, proposalUuid);
  if ('accountId' in choice) {
    const own = ownAccounts(bank.catalogues, bank.settings.bankName, proposal.document, null);
    if (!own.some(({ id }) => id === choice.accountId)) {
      throw invalid({ accountId: 'Elegí una cuenta de la lista.' });
    }
  }
  const changed = await moveProposal(within(bank, tx), proposal, 'accountSaved', { account: choice });
  return accountsOf(bank, changed);
}
