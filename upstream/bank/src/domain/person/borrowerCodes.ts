import { joinPhone } from '@prendarios/rules/phone';
import type { z } from 'zod';
import { isStaff } from '../../platform/access/caller.ts';
import { borrowersOnly, deviceNotProved, isProvedCoOwner, maySeeProposal } from '../access/sight.ts';
import type { generateCodeBody } from '../api/person.ts';
import type { Bank } from '../bank.ts';
import { type CodeSent, type CodeUse, sendCode } from '../codes/codes.ts';
import { acceptanceCode, deviceCode, requireAcceptance } from '../coOwner/consent.ts';
import { signingCode } from '../coOwner/signingCode.ts';
import { codeText } from '../messages/codes.ts';
import { type Asker, askerOf } from '../lifecycle/asker.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { requireMove } from '../lifecycle/moves.ts';
import { lockProposal, missingProposal, type ProposalRow } from '../records/proposals.ts';
import { readSimulation } from '../records/simulations.ts';
import { consentKeyOf } from '../proposal/consentRequest.ts';

/** Returns the use of the owner's code for the first validation or to return to the proposal. */
export const ownerCode = (
  { uuid, owner }: ProposalRow,
  isReturn: boolean,
  askedBy: string | null,
): CodeUse => ({
  proposalUuid: uuid,
  purpose: isReturn ? 'RETURN' : 'VALIDATION',
  party: 'OWNER',
  to: { phone: joinPhone(owner.cellPhone) },
  askedBy,
});

/**
 * Returns the link to the consent page for an owner without consent; it is sent to the phone that receives the code.
 */
async function linkOf(
  bank: Bank,
  proposal: ProposalRow,
  { purpose, party }: CodeUse,
): Promise<string | undefined> {
  if (purpose !== 'VALIDATION' || party !== 'OWNER') return undefined;
  const key = consentKeyOf(bank, proposal, await readSimulation(bank.sql, proposal.simulationUuid));
  // The key follows `#`, which no server logs.
  const address = `${bank.settings.publicUrl}/titular/validacion-telefono?id=${proposal.uuid}#clave=${key}`;
  return key === null ? undefined : address;
}

type Body = z.infer<typeof generateCodeBody>;

/** Returns the purpose of the code. @throws {ApiError} 409 if the code could not be used. */
async function purposeOf(
  bank: Bank,
  proposal: ProposalRow,
  { personType, purpose, isReturnProposal }: Body,
  asker: Asker,
): Promise<CodeUse> {
  if (purpose === 'SIGNATURE') {
    const { caller } = asker;
    // An applicant who does not see the proposal yet may only validate the phone or return.
    if (caller.kind === 'user' && !(await maySeeProposal(bank.sql, caller, proposal.uuid))) {
      throw missingProposal();
    }
    if (isStaff(caller)) throw borrowersOnly();
    if (personType === 'CO_OWNER' && !(await isProvedCoOwner(bank.sql, caller, proposal.uuid))) {
      throw deviceNotProved();
    }
    return signingCode(bank, proposal, personType);
  }
  if (personType === 'OWNER') {
    if (!isReturnProposal) requireMove(bank, proposal, 'codeValidated');
    return ownerCode(proposal, isReturnProposal, await askerOf(bank, proposal, asker));
  }
  if (isReturnProposal) return deviceCode(proposal);
  await requireAcceptance(bank, proposal);
  return acceptanceCode(proposal);
}

/**
 * CA-15: sends a code to a borrower's phone; no response contains it.
 * @throws {ApiError} 409 for an ended proposal or a step that needs no code, 429 before the next code is allowed.
 */
export async function sendBorrowerCode(bank: Bank, body: Body, asker: Asker): Promise<CodeSent> {
  const proposal = await lockProposal(bank.sql, body.idProposal);
  requireOpen(bank, proposal);
  const use = await purposeOf(bank, proposal, body, asker);
  const link = await linkOf(bank, proposal, use);
  return sendCode(bank, use, {
    text: (code) => codeText(bank.settings.bankName, code, { use, proposal, link }),
    sameDestinationSince: use.party === 'OWNER' ? proposal.phoneCorrectedAt : null,
  });
}
