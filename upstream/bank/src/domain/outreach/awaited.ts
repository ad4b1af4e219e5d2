import { replacerOf } from '@prendarios/rules/sentBackDocuments';
import { isArgentineMobile, joinPhone } from '@prendarios/rules/phone';
import { type LinkSent, sendLink } from '../../platform/messages/links.ts';
import type { Bank } from '../bank.ts';
import { forwardLink } from '../biometry/service.ts';
import { inviteCoOwner } from '../coOwner/links.ts';
import { type CoOwnerStep, coOwnerStepOf, progressOf } from '../coOwner/step.ts';
import { isStepDone } from '../flow/machine.ts';
import { RELOAD } from '../flow/table.ts';
import { isPastItsDays } from '../lifecycle/guards.ts';
import { type SentBackDocument, sentBackInTurn } from '../lifecycle/requiredDocuments.ts';
import { reminderText, RESUME_PATH } from '../messages/applicant.ts';
import { sentBackPath, sentBackReminder } from '../messages/sentBack.ts';
import { findCoOwnerPart } from '../records/coOwnerParts.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { sentBackOf } from '../records/sentBack.ts';
import { noticeSeller } from '../seller/contact.ts';

type Channel = LinkSent['channel'];
type NoReminder = 'PHONE_NOT_VALIDATED' | 'CO_OWNER_REFUSED' | 'EXPIRED';

/**
 * The party that a proposal waits for, and how to send the link of that step. `channel` is for parties reachable by
 * both SMS and email.
 */
type Awaited = Readonly<{
  party: 'HOLDER' | 'CO_OWNER' | 'SELLER';
  send: (bank: Bank, channel: Channel) => Promise<LinkSent>;
}>;

/** `sentBack`: documents that the holder must upload again. */
const sendToHolder =
  (proposal: ProposalRow, sentBack: readonly SentBackDocument[]): Awaited['send'] =>
  (bank, channel) => {
    const { uuid, owner, number } = proposal;
    const isSentBack = sentBack.length > 0;
    return sendLink(bank, {
      proposalUuid: uuid,
      purpose: 'REMINDER',
      channel: isArgentineMobile(joinPhone(owner.cellPhone)) ? channel : 'EMAIL',
      email: owner.email,
      cellPhone: owner.cellPhone,
      path: isSentBack ? sentBackPath(proposal) : RESUME_PATH,
      subject: `${isSentBack ? 'Hay documentos para volver a subir' : 'Te falta un paso'} · solicitud ${number} · ${bank.settings.bankName}`,
      text: (link) =>
        isSentBack ? sentBackReminder(bank, proposal, sentBack, link) : reminderText(bank, proposal, link),
    });
  };

const holder = (proposal: ProposalRow, sentBack: readonly SentBackDocument[] = []): Awaited => ({
  party: 'HOLDER',
  send: sendToHolder(proposal, sentBack),
});
const identity = ({ uuid }: ProposalRow): Awaited => ({
  party: 'HOLDER',
  send: (bank, channel) => forwardLink(bank, uuid, { channel, personType: 'OWNER' }),
});
const coOwner = (proposal: ProposalRow): Awaited => ({
  party: 'CO_OWNER',
  send: (bank, channel) => inviteCoOwner(bank, proposal, { channel }),
});

/** Returns the vehicle's seller if the applicant invited them; a seller entered by the point of sale has no link. */
const seller = ({ uuid, seller: named }: ProposalRow): Awaited[] =>
  named?.contact === undefined
    ? []
    : [{ party: 'SELLER', send: (bank) => noticeSeller(bank, uuid, { isReminder: true }) }];

/** Returns an invited seller whose data is missing, even while the applicant's steps continue. */
const lateSeller = (proposal: ProposalRow): Awaited[] =>
  proposal.seller?.hasDataValidated === false ? seller(proposal) : [];

/** Steps at which the co-owner can act. */
const CO_OWNERS: readonly CoOwnerStep[] = ['CONSENT', 'IDENTITY', 'CONTRACT'];

async function atContract(bank: Bank, proposal: ProposalRow): Promise<Awaited[]> {
  const progress = await progressOf(bank, proposal.uuid);
  const part = await findCoOwnerPart(bank.sql, proposal.uuid);
  const step = proposal.coOwner && coOwnerStepOf(bank, proposal, part, progress);
  const hasSigned = progress.contract?.signatures.some(({ personType }) => personType === 'OWNER') ?? false;
  // The reminder also invites a co-owner who has no link yet.
  const waitsForOther = step !== null && (CO_OWNERS.includes(step) || (hasSigned && step !== 'SIGNED'));
  const other = waitsForOther ? [coOwner(proposal)] : [];
  if (hasSigned && waitsForOther) return other;
  // After the signature, only the account can be missing, which the applicant sees on returning to the
  // application.
  const own = hasSigned ? holder(proposal) : identity(proposal);
  return [own, ...other, ...lateSeller(proposal)];
}

const hasRefused = async (bank: Bank, { uuid }: ProposalRow): Promise<boolean> =>
  ((await findCoOwnerPart(bank.sql, uuid))?.refusedAt ?? null) !== null;

async function afterReload({ sql }: Bank, proposal: ProposalRow): Promise<Awaited[]> {
  const documents = sentBackInTurn(await sentBackOf(sql, [proposal.uuid]));
  const own = documents.filter((document) => replacerOf(document) === 'OWNER');
  const isSellers = documents.some((document) => replacerOf(document) === 'SELLER');
  return [...(own.length > 0 ? [holder(proposal, own)] : []), ...(isSellers ? seller(proposal) : [])];
}

/** Returns why nobody on an open proposal can be reminded, regardless of its step; null if there is no such reason. */
export async function noReminder(bank: Bank, proposal: ProposalRow): Promise<NoReminder | null> {
  const { flow, flowStatus } = proposal;
  if (flowStatus !== 'A') return null;
  if (isPastItsDays(bank, proposal)) return 'EXPIRED';
  if (!isStepDone(flow, 'OWNER.validateCode')) return 'PHONE_NOT_VALIDATED';
  return (await hasRefused(bank, proposal)) ? 'CO_OWNER_REFUSED' : null;
}

/**
 * Returns the parties that a proposal waits for, the active step's first; none for staff, the bank or the registry, and
 * before the owner's phone is validated (docs/security.md#messages-to-people).
 */
export async function awaitedIn(bank: Bank, proposal: ProposalRow): Promise<Awaited[]> {
  const { flowStatus, phase, step, revocationHeldSince } = proposal;
  if (flowStatus !== 'A' || revocationHeldSince !== null) return [];
  if ((await noReminder(bank, proposal)) !== null) return [];
  if (phase === RELOAD) return afterReload(bank, proposal);
  switch (`${phase}.${step}`) {
    case 'OWNER.validateCodeCoOwner':
      return [coOwner(proposal)];
    case 'INSURANCE.load':
    case 'INSURANCE.sendLoanSummary':
    case 'SELLER.confirmData':
      return [holder(proposal), ...lateSeller(proposal)];
    case 'SELLER.uploadDocumentation':
      return lateSeller(proposal);
    case 'BIOMETRIA.createFormalization':
    case 'BIOMETRIA.saveAccount':
      return atContract(bank, proposal);
    default:
      return [];
  }
}
