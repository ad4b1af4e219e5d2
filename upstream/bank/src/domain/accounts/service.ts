import { checkCbu, normalizeCbu } from '@prendarios/rules/cbu';
import { normalizeCuil } from '@prendarios/rules/cuil';
import { maskAccount } from '@prendarios/rules/sensitive';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type Caller, isStaff, subjectOf } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import { ApiError, invalid } from '../../platform/http/errors.ts';
import { hasOpened } from '../party/deviceLinks.ts';
import { cuitOf, historyOf, isChange } from '../seller/history.ts';
import { tellAccountChanged, tellAccountGiven } from '../seller/notices.ts';
import { isStepDone } from '../flow/machine.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { isIdentified } from '../lifecycle/identified.ts';
import { illegalMove, moveProposal } from '../lifecycle/moves.ts';
import { accountSaved } from '../messages/applicant.ts';
import { sendMail } from '../messages/send.ts';
import { tellSellersAccountChanged } from '../messages/stages.ts';
import { findContract, withdrawContract } from '../records/contracts.ts';
import { changeProposal, lockProposal, readProposal, type ProposalRow } from '../records/proposals.ts';
import type { accountsAnswer, updateAccountBody } from '../api/accounts.ts';
import { isHolder } from './holder.ts';
import { chosenAccount, OWN_BANK_CODE, ownAccounts } from './ownAccounts.ts';

type Accounts = z.infer<typeof accountsAnswer>;

function sellerAccountOf({
  sellerAccount: account,
  revocationHeldSince,
  flowStatus,
}: Pick<ProposalRow, 'sellerAccount' | 'revocationHeldSince' | 'flowStatus'>): Accounts['seller'] {
  if (account === null) return null;
  const bankCode = account.cbu.slice(0, 3);
  return {
    maskedNumber: maskAccount(account.cbu),
    bankCode,
    ownBank: bankCode === OWN_BANK_CODE,
    onHold: account.heldSince !== undefined,
    loanOnHold: flowStatus === 'A' && revocationHeldSince !== null,
  };
}

/**
 * The accounts of a DNI are confidential (Ley 21.526, art. 39), so they are listed only after the identity check shows
 * that the applicant is that person.
 */
async function accountsOf(bank: Bank, proposal: ProposalRow): Promise<Accounts> {
  const { bankName } = bank.settings;
  const known = await isIdentified(bank.sql, proposal);
  const accounts = known ? ownAccounts(bank.catalogues, bankName, proposal.document, proposal.account) : [];
  const chosen = chosenAccount(bank.catalogues, bankName, proposal.document, proposal.account);
  const opensNew = chosen !== null && !accounts.some(({ id }) => id === chosen.id);
  return {
    accounts: opensNew ? [...accounts, chosen] : accounts,
    canOpenNew: true,
    afterIdentity: !known,
    seller: sellerAccountOf(proposal),
  };
}

/** CA-61: returns the applicant's accounts at this bank after the identity check, and the seller's account. */
export async function getAccounts(bank: Bank, proposalUuid: string): Promise<Accounts> {
  return accountsOf(bank, await readProposal(bank.sql, proposalUuid));
}

const noKey = () =>
  new ApiError(
    403,
    'SELLER_KEY_REQUIRED',
    'Para cargar la cuenta, abrí acá el enlace que le mandamos al vendedor.',
  );

/** Daily limit of wrong CUITs per sale, which prevents guessing. */
const WRONG_CUITS_PER_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

const tooManyCuits = ({ settings }: Bank) =>
  new ApiError(
    429,
    'CONTACT_LIMIT',
    `El CUIT o CUIL no coincidió 5 veces hoy. Probá de nuevo mañana o llamanos al ${settings.bankPhone}.`,
  );

/**
 * Saves the seller's payout account, only from the browser that opened the seller's link and until the payment
 * (docs/domain.md#payment-accounts). Returns the refusal of a wrong CUIT, so that its count is committed.
 */
async function saveSellerAccount(
  bank: Bank,
  proposal: ProposalRow,
  account: { cbu: string; cuit: string },
  subject: string,
): Promise<Accounts | ApiError> {
  requireOpen(bank, proposal);
  if (proposal.seller === null) throw illegalMove();
  if (!hasOpened(proposal.seller.links ?? [], subject)) throw noKey();
  const now = bank.clock.now();
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const wrongCuits = historyOf(proposal).wrongCuits?.filter((at) => at > since) ?? [];
  if (wrongCuits.length >= WRONG_CUITS_PER_DAY) throw tooManyCuits(bank);
  const cuit = normalizeCuil(account.cuit);
  const problem = checkCbu(account.cbu);
  const fields: Record<string, string> = {};
  if (problem !== null) fields['seller.cbu'] = problem;
  if (cuit !== cuitOf(proposal.seller)) {
    const whose = proposal.seller.legalPerson === undefined ? 'tuya' : 'de la empresa';
    fields['seller.cuit'] = `La cuenta tiene que ser ${whose}.`;
    const history = { ...historyOf(proposal), wrongCuits: [...wrongCuits, now.toISOString()] };
    await changeProposal(bank.sql, proposal.uuid, { seller: { ...proposal.seller, history } }, now);
    return invalid(fields);
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const given = { cbu: normalizeCbu(account.cbu), cuit };
  const isOther = isChange(proposal, given);
  const isUnproved = proposal.sellerAccount === null && !isHolder(given);
  // A changed account and an unconfirmed holder both wait until the bank's staff release the payment.
  const heldSince = isOther || isUnproved ? now.toISOString() : proposal.sellerAccount?.heldSince;
  const sellerAccount = { ...given, ...(heldSince === undefined ? {} : { heldSince }) };
  if (isOther) {
    await tellAccountChanged(bank, proposal, sellerAccount);
    if (isStepDone(proposal.flow, 'SELLER.confirmData')) await tellSellersAccountChanged(bank, proposal);
  } else if (proposal.sellerAccount === null) await tellAccountGiven(bank, proposal, sellerAccount);
  return accountsOf(bank, await changeProposal(bank.sql, proposal.uuid, { sellerAccount }, now));
}

/**
 * CA-62: saves the choice from SELLER on. Finishes saveAccount in BIOMETRIA, now or when that phase begins. The
 * contract names the account, so a change requires a new contract.
 * @throws {ApiError} 400 for an account that is not the applicant's or not the seller's, 403 SELLER_KEY_REQUIRED, 409
 * ILLEGAL_MOVE, also for another account after a borrower signed, 429 CONTACT_LIMIT.
 */
export async function updateAccount(
  bank: Bank,
  proposalUuid: string,
  choice: z.infer<typeof updateAccountBody>,
  caller: Caller,
): Promise<Accounts | ApiError> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  if ('seller' in choice) return saveSellerAccount(bank, proposal, choice.seller, subjectOf(caller));
  if ('accountId' in choice) {
    const own = (await isIdentified(bank.sql, proposal))
      ? ownAccounts(bank.catalogues, bank.settings.bankName, proposal.document, null)
      : [];
    if (!own.some(({ id }) => id === choice.accountId)) {
      throw invalid({ accountId: 'Elegí una cuenta de la lista.' });
    }
  }
  const isFirst = proposal.account === null;
  const isOther = !isFirst && !isDeepStrictEqual(proposal.account, choice);
  if (isOther && (await findContract(bank.sql, proposalUuid))?.signatures.length) throw illegalMove();
  const changed = await moveProposal(bank, proposal, 'accountSaved', { account: choice });
  if (isOther) await withdrawContract(bank.sql, proposalUuid, bank.clock.now());
  if (isFirst || isOther) {
    const mail = accountSaved(bank, changed, { byStaff: isStaff(caller), isFirst });
    await sendMail(bank, changed, changed.owner, mail);
  }
  return accountsOf(bank, changed);
}
