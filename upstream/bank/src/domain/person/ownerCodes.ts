import { joinPhone } from '@prendarios/rules/phone';
import type { Bank } from '../bank.ts';
import { type CodeSent, type CodeUse, sendCode } from '../codes/codes.ts';
import { codeText } from '../messages/codes.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { hasConsent } from '../party/consents.ts';
import { lockProposal, type ProposalRow } from '../records/proposals.ts';
import { readSimulation } from '../records/simulations.ts';

/** The owner's code for the first validation, or to return to the proposal. */
export const ownerCode = ({ uuid, owner }: ProposalRow, isReturn: boolean): CodeUse => ({
  proposalUuid: uuid,
  purpose: isReturn ? 'RETURN' : 'VALIDATION',
  party: 'OWNER',
  to: { phone: joinPhone(owner.cellPhone) },
});

/** Without a consent to send along the person needs the page that asks for it, on the phone that gets the code. */
async function linkOf(bank: Bank, proposal: ProposalRow, isReturn: boolean): Promise<string | undefined> {
  if (isReturn) return undefined;
  const { consents } = await readSimulation(bank.sql, proposal.simulationUuid);
  if (hasConsent(consents, 'PERSONAL_DATA')) return undefined;
  return `${bank.settings.publicUrl}/titular/validacion-telefono?id=${proposal.uuid}`;
}

/**
 * CA-15: sends a code to the phone of the proposal's owner; no answer contains it.
 * @throws {ApiError} 409 for an ended proposal, 429 before the next code is allowed.
 */
export async function sendOwnerCode(bank: Bank, proposalUuid: string, isReturn: boolean): Promise<CodeSent> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  const link = await linkOf(bank, proposal, isReturn);
  return sendCode(bank, ownerCode(proposal, isReturn), {
    text: (code) => codeText(bank.settings.bankName, code, link),
    sameDestinationSince: proposal.phoneCorrectedAt,
  });
}
