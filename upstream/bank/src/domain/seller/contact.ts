import { normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeDni } from '@prendarios/rules/dni';
import { isArgentineMobile, joinPhone, mobileE164 } from '@prendarios/rules/phone';
import { maskCuil, maskDni, maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { DeviceLink, Seller } from '../records/rowTypes.ts';
import { addStaffAct } from '../records/staffActs.ts';
import { type Caller, isStaff, subjectOf } from '../../platform/access/caller.ts';
import { ApiError, notFound } from '../../platform/http/errors.ts';
import { lastQueuedAt } from '../../platform/messages/outbox.ts';
import { type LinkSent, sendLink } from '../../platform/messages/links.ts';
import { sellerLinkSubject, sellerLinkText } from '../messages/seller.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { isOwn } from '../lifecycle/subjects.ts';
import {
  changeProposal,
  findProposalByNumber,
  lockProposal,
  type ProposalRow,
} from '../records/proposals.ts';
import type {
  resendLinkAnswer,
  resendLinkBody,
  sellerDetailsAnswer,
  sellerDetailsQuery,
} from '../api/person.ts';
import { sellersPart } from './sellersDocuments.ts';
import { hasOpened, linkWith, newLink, openedOn, withLink, withoutEarlier } from '../party/deviceLinks.ts';

type Details = z.infer<typeof sellerDetailsAnswer>;

const noMatch = () => notFound('SELLER_NOT_FOUND', 'No encontramos una venta con esos datos.');

const forSeller = () =>
  new ApiError(403, 'SELLER_ONLY', 'Este enlace es para el vendedor, que tiene que abrirlo en su celular.');

const NO_CONTACT = { email: '', cellPhone: { areaCode: '', number: '' } };

/** Returns the contact in the seller's data or, before there is any, the one that the applicant named for the link. */
export const contactOf = ({ physicalPerson, legalPerson, contact }: Seller) =>
  physicalPerson ?? legalPerson ?? { ...NO_CONTACT, ...contact };

/**
 * Returns the recipient of links: the contact that the applicant named, if any, because later data may come from
 * another person who opened a link first.
 */
const linkContactOf = (seller: Seller) =>
  seller.contact ? { ...NO_CONTACT, ...seller.contact } : contactOf(seller);

const MINUTE_MS = 60_000;
/** Minimum time between two links that a point of sale sends to one contact. */
const LINK_APART_MS = 10 * MINUTE_MS;

const reachedBySms = ({ cellPhone }: ReturnType<typeof linkContactOf>) =>
  isArgentineMobile(joinPhone(cellPhone));

/** Returns when a point of sale may send another link; null for now. */
export async function nextSellerLinkAt(
  { sql, clock }: Bank,
  { uuid, seller }: Pick<ProposalRow, 'uuid' | 'seller'>,
): Promise<Date | null> {
  if (!seller) return null;
  const contact = linkContactOf(seller);
  const to = reachedBySms(contact) ? (mobileE164(joinPhone(contact.cellPhone)) ?? '') : contact.email;
  const last = await lastQueuedAt(sql, uuid, 'SELLER_LINK', to);
  const next = new Date((last?.getTime() ?? 0) + LINK_APART_MS);
  return next > clock.now() ? next : null;
}

async function requireTimeApart(bank: Bank, proposal: ProposalRow): Promise<void> {
  const next = await nextSellerLinkAt(bank, proposal);
  if (next === null) return;
  const minutes = Math.ceil((next.getTime() - bank.clock.now().getTime()) / MINUTE_MS);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  throw new ApiError(429, 'LINK_LIMIT', `El enlace ya salió recién. Podés enviarle otro en ${wait}.`);
}

/** `caller`: the user, recorded if a seller; `isReminder`: record it as a reminder. */
type SellerNotice = Readonly<{ caller?: Caller; isReminder?: boolean }>;

/**
 * CA-21: sends the seller a link to continue on their phone: by SMS to the stored number, or by mail if SMS cannot
 * reach it. A point of sale may send one every ten minutes. The key follows `#`, which no server logs, and opens the
 * sale on one device.
 * @throws {ApiError} 400 for a seller without mobile and mail, 404 SELLER_NOT_FOUND, 429 LINK_LIMIT.
 */
export async function noticeSeller(
  bank: Bank,
  proposalUuid: string,
  { caller, isReminder = false }: SellerNotice,
): Promise<LinkSent> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  const { seller } = proposal;
  if (!seller) throw notFound('SELLER_NOT_FOUND', 'Todavía no hay datos del vendedor.');
  const isActOfStaff = caller !== undefined && isStaff(caller);
  if (isReminder || isActOfStaff) await requireTimeApart(bank, proposal);
  const contact = linkContactOf(seller);
  const newest = newSaleLink(bank, proposal);
  const part = await sellersPart(bank.sql, proposal);
  const sent = await sendLink(bank, {
    proposalUuid,
    purpose: 'SELLER_LINK',
    perContact: true,
    channel: reachedBySms(contact) ? 'SMS' : 'EMAIL',
    email: contact.email,
    cellPhone: contact.cellPhone,
    path: newest.path,
    subject: `${sellerLinkSubject(proposal, part)} · ${bank.settings.bankName}`,
    text: (link) => sellerLinkText(bank, proposal, { until: newest.link.until, link, part }),
  });
  await keepSaleLink(bank, proposal, newest.link);
  if (isActOfStaff) {
    const { channel, maskedRecipient } = sent;
    const at = bank.clock.now();
    const act = { proposalUuid, kind: 'SELLER_LINK_SENT', party: 'SELLER', user: caller, at } as const;
    await addStaffAct(bank.sql, { ...act, channel, maskedRecipient });
  }
  return sent;
}

/** Creates a link to the seller's part, valid for one browser after `keepSaleLink` stored it. */
export function newSaleLink(bank: Bank, { number }: ProposalRow): { path: string; link: DeviceLink } {
  const { key, link } = newLink(bank.clock.now());
  return { path: `/vendedor/datos?propuesta=${number}#clave=${key}`, link };
}

export async function keepSaleLink(
  bank: Bank,
  { uuid, seller }: ProposalRow,
  link: DeviceLink,
): Promise<void> {
  if (!seller) return;
  const links = withLink(seller.links ?? [], link);
  await changeProposal(bank.sql, uuid, { seller: { ...seller, links } }, bank.clock.now());
}

/**
 * Sends a new link to the first one's destination, for a seller whose link no longer opens the sale or who knows
 * document, gender and number. The response is the same without a match, so it reveals nothing
 * (docs/security.md#finding-people).
 */
export async function resendLink(
  bank: Bank,
  asked: z.infer<typeof resendLinkBody>,
): Promise<z.infer<typeof resendLinkAnswer>> {
  const proposal = await findProposalByNumber(bank.sql, asked.proposalNumber);
  const seller = proposal?.flowStatus === 'A' ? proposal.seller : null;
  const isSellers =
    seller !== null &&
    ('key' in asked ? linkWith(seller.links ?? [], asked.key) !== undefined : isSeller(seller, asked));
  if (proposal && isSellers) {
    try {
      await noticeSeller(bank, proposal.uuid, {});
    } catch (error) {
      // The daily limit is reached, or the seller has nothing left to do.
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return { requested: true };
}

/** Returns a masked name, such as 'Mario V•••'; only the first word of a company's name. */
function maskedName(seller: Seller): string {
  const { physicalPerson, legalPerson } = seller;
  if (physicalPerson) return `${physicalPerson.firstName} ${physicalPerson.lastName.charAt(0)}•••`;
  return legalPerson ? `${legalPerson.businessName.split(' ')[0] ?? ''} •••` : '';
}

/** Compares document and gender; an invited seller has none yet. */
function isSeller(
  seller: Seller,
  { dni, gender }: Pick<z.infer<typeof sellerDetailsQuery>, 'dni' | 'gender'>,
): boolean {
  const { physicalPerson, legalPerson } = seller;
  if (dni === undefined || gender === undefined) return false;
  if (physicalPerson) {
    return physicalPerson.gender === gender && physicalPerson.document === normalizeDni(dni);
  }
  return gender === 'N' && legalPerson?.cuit === normalizeCuil(dni);
}

/**
 * CA-24: returns the seller's sale, masked. Every mismatch returns the same 404, so a proposal number reveals nothing
 * (docs/security.md#finding-people).
 */
export async function sellerDetails(bank: Bank, query: z.infer<typeof sellerDetailsQuery>): Promise<Details> {
  const proposal = await findProposalByNumber(bank.sql, query.proposalNumber);
  const seller = proposal?.flowStatus === 'A' ? proposal.seller : null;
  if (!proposal || !seller || !isSeller(seller, query)) throw noMatch();
  return detailsOf(proposal.uuid, seller);
}

/**
 * CA-24 with the key of a link. The link then opens nothing on another device, and the part closes on devices that
 * opened earlier links. Every mismatch returns the same 404, as in `sellerDetails`.
 * @throws {ApiError} 404 SELLER_NOT_FOUND, 403 SELLER_ONLY for the applicant, who pays this seller.
 */
export async function openByLink(
  bank: Bank,
  { proposalNumber, key }: { proposalNumber: number; key: string },
  caller: Caller,
): Promise<Details> {
  const found = await findProposalByNumber(bank.sql, proposalNumber);
  if (found?.flowStatus !== 'A') throw noMatch();
  const proposal = await lockProposal(bank.sql, found.uuid);
  const { uuid, seller } = proposal;
  const known = seller?.links ?? [];
  const subject = subjectOf(caller);
  const link = linkWith(known, key);
  const now = bank.clock.now();
  const opened = link && openedOn(known, link, subject, now);
  if (!seller || !opened) throw noMatch();
  if (!hasOpened(known, subject) && (await isOwn(bank.sql, proposal, caller))) throw forSeller();
  // Links are for guests; users sign in.
  if (caller.kind === 'user') throw noMatch();
  const after = { ...seller, links: withoutEarlier(opened, link.digest) };
  await changeProposal(bank.sql, uuid, { seller: after }, now);
  return detailsOf(uuid, after);
}

function detailsOf(proposalUuid: string, seller: Seller): Details {
  const { physicalPerson, legalPerson } = seller;
  const contact = contactOf(seller);
  return {
    proposalUuid,
    kind: legalPerson ? 'COMPANY' : 'PERSON',
    maskedName: maskedName(seller),
    maskedDocument: physicalPerson
      ? maskDni(physicalPerson.document)
      : legalPerson
        ? maskCuil(legalPerson.cuit)
        : '',
    maskedEmail: contact.email === '' ? '' : maskEmail(contact.email),
    maskedPhone: contact.cellPhone.number === '' ? '' : maskPhone(joinPhone(contact.cellPhone)),
    hasDataValidated: seller.hasDataValidated,
  };
}
