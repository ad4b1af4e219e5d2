import { nameCase } from '@prendarios/rules/displayCase';
import type { z } from 'zod';
import { type Caller, isStaff, subjectOf } from '../../platform/access/caller.ts';
import { ApiError, notFound } from '../../platform/http/errors.ts';
import { type LinkSent, sendLink } from '../../platform/messages/links.ts';
import type {
  coOwnerLinkBody,
  coOwnershipAnswer,
  inviteCoOwnerBody,
  resendCoOwnerLinkAnswer,
} from '../api/coOwner.ts';
import type { Bank } from '../bank.ts';
import { coOwnerLinkSubject, coOwnerLinkText } from '../messages/coOwner.ts';
import { isStepDone } from '../flow/machine.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { illegalMove } from '../lifecycle/moves.ts';
import { bindSubject, endUnprovedDevices, isBound, isOwn } from '../lifecycle/subjects.ts';
import { requireBorrower } from '../party/borrowers.ts';
import { linkWith, newLink, openedOn, withLink, withoutEarlier } from '../party/deviceLinks.ts';
import { type CoOwnerPartRow, findCoOwnerPart, saveCoOwnerPart } from '../records/coOwnerParts.ts';
import { findContract } from '../records/contracts.ts';
import { findProposalByNumber, lockProposal, type ProposalRow } from '../records/proposals.ts';
import type { DeviceLink } from '../records/rowTypes.ts';
import { coOwnershipOf } from './answers.ts';

type Channel = LinkSent['channel'];
type LinkBody = z.infer<typeof coOwnerLinkBody>;

type Way = { channel?: Channel | undefined; purpose?: 'CO_OWNER_LINK' | 'CO_OWNER_LINK_BY_KEY' };

const HOUR_MS = 60 * 60_000;

/**
 * Sends the co-owner of a locked proposal a link to the stored phone or email. The key follows `#`, which no server
 * logs, and opens the part on one device.
 * @throws {ApiError} 404 NO_CO_OWNER, 409 ILLEGAL_MOVE before the owner's phone is validated or after the co-owner
 * signed, 429 LINK_LIMIT.
 */
export async function inviteCoOwner(
  bank: Bank,
  proposal: ProposalRow,
  { channel = 'SMS', purpose = 'CO_OWNER_LINK' }: Way = {},
): Promise<LinkSent> {
  requireOpen(bank, proposal);
  const coOwner = requireBorrower(proposal, 'CO_OWNER');
  // Before this, the data is incomplete and nobody has proved to be the owner.
  if (coOwner.street === undefined || !isStepDone(proposal.flow, 'OWNER.validateCode')) throw illegalMove();
  const signatures = (await findContract(bank.sql, proposal.uuid))?.signatures ?? [];
  if (signatures.some(({ personType }) => personType === 'CO_OWNER')) throw illegalMove();
  const now = bank.clock.now();
  const { key, link: newest } = newLink(now);
  const part = await findCoOwnerPart(bank.sql, proposal.uuid);
  const takesPart = part?.consentAt instanceof Date && part.refusedAt === null;
  const sent = await sendLink(bank, {
    proposalUuid: proposal.uuid,
    purpose,
    channel,
    email: coOwner.email,
    cellPhone: coOwner.cellPhone,
    path: `/cotitular?propuesta=${proposal.number}#clave=${key}`,
    subject: coOwnerLinkSubject(bank, proposal, takesPart),
    text: (link) => coOwnerLinkText(bank, proposal, { takesPart, until: newest.until, link }),
  });
  const change = { links: withLink(part?.links ?? [], newest), linkSentAt: now, linkChannel: channel };
  await saveCoOwnerPart(bank.sql, proposal.uuid, change, now);
  return sent;
}

/**
 * Sends the co-owner's first link once their data is saved and the owner's phone is validated. Does nothing if a link
 * was sent before.
 */
export async function inviteNewCoOwner(bank: Bank, proposal: ProposalRow): Promise<void> {
  if (proposal.coOwner === null || (await findCoOwnerPart(bank.sql, proposal.uuid)) !== null) return;
  try {
    await inviteCoOwner(bank, proposal);
  } catch (error) {
    // It is too early, or the daily limit is reached; the owner can send the link later.
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Sends the co-owner's link at the owner's request. Optional in the contract. */
export async function sendCoOwnerLink(
  bank: Bank,
  proposalUuid: string,
  body: z.infer<typeof inviteCoOwnerBody>,
): Promise<LinkSent> {
  return inviteCoOwner(bank, await lockProposal(bank.sql, proposalUuid), { channel: body?.channel });
}

/** Ends unopened links once a device has access, so that a link left in a mailbox or chat opens nothing. */
const withoutUnopened = (links: readonly DeviceLink[], now: Date): DeviceLink[] =>
  links.map((link) => (link.device === undefined ? { ...link, until: now.toISOString() } : link));

const noMatch = () => notFound('CO_OWNERSHIP_NOT_FOUND', 'Este enlace ya no sirve.');

const forCoOwner = (proposal: ProposalRow) =>
  new ApiError(
    403,
    'CO_OWNER_ONLY',
    `Es para ${nameCase(requireBorrower(proposal, 'CO_OWNER').firstName)}, que lo tiene que abrir en su propio celular.`,
  );

/**
 * Whether the caller is the owner's browser or account, which may not act for both borrowers. A browser that first
 * belonged to the co-owner counts as shared.
 */
const isOwners = async (bank: Bank, proposal: ProposalRow, caller: Caller): Promise<boolean> =>
  (await isOwn(bank.sql, proposal, caller)) && !(await isBound(bank.sql, proposal.uuid, caller, 'CO_OWNER'));

/**
 * Opens the co-owner's part on the caller's device with the key of a link. Unopened links end, and so do earlier ones
 * and the devices that opened them, unless a code proved the device. A device that still has access may open any of
 * its links. Every mismatch returns the same 404, so a proposal number reveals nothing
 * (docs/security.md#finding-people).
 * @throws {ApiError} 404 CO_OWNERSHIP_NOT_FOUND, 403 CO_OWNER_ONLY for the owner.
 */
export async function openCoOwnership(
  bank: Bank,
  { proposalNumber, key }: LinkBody,
  caller: Caller,
): Promise<z.infer<typeof coOwnershipAnswer>> {
  const found = await findProposalByNumber(bank.sql, proposalNumber);
  if (found === null || isStaff(caller)) throw noMatch();
  const proposal = await lockProposal(bank.sql, found.uuid);
  const known = (await findCoOwnerPart(bank.sql, proposal.uuid))?.links ?? [];
  const link = linkWith(known, key);
  const now = bank.clock.now();
  const opened = link && openedOn(known, link, subjectOf(caller), now);
  if (!opened) {
    if (link && (await isBound(bank.sql, proposal.uuid, caller, 'CO_OWNER'))) {
      return coOwnershipOf(bank, proposal, caller);
    }
    throw noMatch();
  }
  if (await isOwners(bank, proposal, caller)) throw forCoOwner(proposal);
  // Links are for guests; users sign in.
  if (caller.kind === 'user') throw noMatch();
  const links = withoutUnopened(withoutEarlier(opened, link.digest), now);
  await saveCoOwnerPart(bank.sql, proposal.uuid, { links }, now);
  await endUnprovedDevices(bank.sql, proposal.uuid, caller);
  await bindSubject(bank.sql, proposal.uuid, caller, now, 'CO_OWNER');
  return coOwnershipOf(bank, proposal, caller);
}

/** Whether the last link is unopened and less than an hour old. */
const isOnItsWay = (bank: Bank, { links, linkSentAt }: CoOwnerPartRow): boolean =>
  links.at(-1)?.device === undefined && bank.clock.now().getTime() - (linkSentAt?.getTime() ?? 0) < HOUR_MS;

/**
 * Sends a new link through the last channel to a co-owner whose link no longer opens. An unknown key returns the same
 * response. Anyone with an old key may call this, so these links have a separate daily limit.
 */
export async function resendCoOwnerLink(
  bank: Bank,
  { proposalNumber, key }: LinkBody,
): Promise<z.infer<typeof resendCoOwnerLinkAnswer>> {
  const found = await findProposalByNumber(bank.sql, proposalNumber);
  const part = found && (await findCoOwnerPart(bank.sql, found.uuid));
  if (found?.flowStatus === 'A' && part && linkWith(part.links, key) && !isOnItsWay(bank, part)) {
    try {
      const proposal = await lockProposal(bank.sql, found.uuid);
      const channel = part.linkChannel ?? 'SMS';
      await inviteCoOwner(bank, proposal, { channel, purpose: 'CO_OWNER_LINK_BY_KEY' });
    } catch (error) {
      // The daily limit is reached, or the co-owner has nothing left to do.
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return { requested: true };
}
