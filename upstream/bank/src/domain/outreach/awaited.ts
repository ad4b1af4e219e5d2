import { isArgentineMobile, joinPhone } from '@prendarios/rules/phone';
import { type LinkSent, sendLink } from '../../platform/messages/links.ts';
import type { Bank } from '../bank.ts';
import { forwardLink } from '../biometry/service.ts';
import { inviteCoOwner } from '../coOwner/links.ts';
import { isStepDone } from '../flow/machine.ts';
import { RELOAD } from '../flow/table.ts';
import { isPastItsDays } from '../lifecycle/guards.ts';
import { observedParties } from '../lifecycle/requiredDocuments.ts';
import { reminderText, RESUME_PATH } from '../messages/applicant.ts';
import { findCoOwnerPart } from '../records/coOwnerParts.ts';
import { findContract } from '../records/contracts.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { noticeSeller } from '../seller/contact.ts';

type Channel = LinkSent['channel'];

/**
 * The party that a proposal waits for, and how to send the link of that step. `channel` is for parties reachable by
 * both SMS and email.
 */
export type Awaited = Readonly<{
  party: 'HOLDER' | 'CO_OWNER' | 'SELLER';
  send: (bank: Bank, channel: Channel) => Promise<LinkSent>;
}>;

const sendToHolder =
  (proposal: ProposalRow): Awaited['send'] =>
  (bank, channel) => {
    const { uuid, owner } = proposal;
    return sendLink(bank, {
      proposalUuid: uuid,
      purpose: 'REMINDER',
      channel: isArgentineMobile(joinPhone(owner.cellPhone)) ? channel : 'EMAIL',
      email: owner.email,
      cellPhone: owner.cellPhone,
      path: RESUME_PATH,
      subject: `Te falta un paso · solicitud ${proposal.number} · ${bank.settings.bankName}`,
      text: (link) => reminderText(bank, proposal, link),
    });
  };

const holder = (proposal: ProposalRow): Awaited => ({ party: 'HOLDER', send: sendToHolder(proposal) });
const identity = ({ uuid }: ProposalRow): Awaited => ({
  party: 'HOLDER',
  send: (bank, channel) => forwardLink(bank, uuid, { channel, personType: 'OWNER' }),
});
const coOwner = (proposal: ProposalRow): Awaited => ({
  party: 'CO_OWNER',
  send: (bank, channel) => inviteCoOwner(bank, proposal, { channel }),
});

/** Returns the vehicle's seller if the applicant invited them; a seller entered by the point of sale has no link. */
const seller = ({ uuid, seller: named }: ProposalRow): Awaited | null =>
  named?.contact === undefined ? null : { party: 'SELLER', send: (bank) => noticeSeller(bank, uuid, null) };

async function atContract(bank: Bank, proposal: ProposalRow): Promise<Awaited> {
  const signatures = (await findContract(bank.sql, proposal.uuid))?.signatures ?? [];
  const signed = signatures.map(({ personType }) => personType);
  const waitsForOther = proposal.coOwner !== null && signed.includes('OWNER') && !signed.includes('CO_OWNER');
  return waitsForOther ? coOwner(proposal) : identity(proposal);
}

const hasRefused = async (bank: Bank, { uuid }: ProposalRow): Promise<boolean> =>
  ((await findCoOwnerPart(bank.sql, uuid))?.refusedAt ?? null) !== null;

/**
 * Returns the party that the active step waits for; null for none, for staff, the bank or the registry, and before
 * the owner's phone is validated (docs/security.md#messages-to-people).
 */
export async function awaitedIn(bank: Bank, proposal: ProposalRow): Promise<Awaited | null> {
  const { flow, flowStatus, phase, step, revocationHeldSince } = proposal;
  if (flowStatus !== 'A' || isPastItsDays(bank, proposal) || revocationHeldSince !== null) return null;
  if (!isStepDone(flow, 'OWNER.validateCode') || (await hasRefused(bank, proposal))) return null;
  if (phase === RELOAD) {
    const parties = observedParties(flow);
    if (parties.every((party) => party === 'SELLER')) return seller(proposal);
    return proposal.pledge === null ? holder(proposal) : null;
  }
  switch (`${phase}.${step}`) {
    case 'OWNER.validateCodeCoOwner':
      return coOwner(proposal);
    case 'INSURANCE.load':
    case 'INSURANCE.sendLoanSummary':
    case 'SELLER.confirmData':
      return holder(proposal);
    case 'SELLER.uploadDocumentation':
      return proposal.seller?.hasDataValidated ? null : seller(proposal);
    case 'BIOMETRIA.createFormalization':
    case 'BIOMETRIA.saveAccount':
      return atContract(bank, proposal);
    default:
      return null;
  }
}
