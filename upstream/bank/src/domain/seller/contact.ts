import { normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeDni } from '@prendarios/rules/dni';
import { isArgentineMobile, joinPhone } from '@prendarios/rules/phone';
import { maskCuil, maskDni, maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { DeviceLink, Seller } from '../records/rowTypes.ts';
import { type Caller, subjectOf } from '../../platform/access/caller.ts';
import { ApiError, notFound } from '../../platform/http/errors.ts';
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
import { isSellersPartDone } from './sellersDocuments.ts';
import { hasOpened, linkWith, newLink, openedOn, withLink } from '../party/deviceLinks.ts';

type Details = z.infer<typeof sellerDetailsAnswer>;

const noMatch = () => notFound('SELLER_NOT_FOUND', 'No encontramos una venta con esos datos.');

const forSeller = () =>
  new ApiError(
    403,
    'SELLER_ONLY',
    'Este enlace es para quien vende, que lo tiene que abrir en su propio celular.',
  );

const NO_CONTACT = { email: '', cellPhone: { areaCode: '', number: '' } };

/** Where the seller is reached: first what the link was asked to be sent to. */
export const contactOf = ({ physicalPerson, legalPerson, contact }: Seller) => {
  const own = physicalPerson ?? legalPerson ?? NO_CONTACT;
  return { email: contact?.email ?? own.email, cellPhone: contact?.cellPhone ?? own.cellPhone };
};

/**
 * Where a link goes: only to the contact that the applicant named, if they named one. What was typed since is of whoever
 * opened a link first.
 */
const linkContactOf = (seller: Seller) =>
  seller.contact ? { ...NO_CONTACT, ...seller.contact } : contactOf(seller);

/**
 * CA-21: sends the seller a link to continue on their own phone, to the number in the proposal, or to the mail where
 * no text message can go. Its key is behind `#`, which no server logs, and opens the sale on one device without another question.
 * @throws {ApiError} 400 for a seller without mobile and mail, 404 SELLER_NOT_FOUND, 429 LINK_LIMIT.
 */
export async function noticeSeller(bank: Bank, proposalUuid: string): Promise<LinkSent> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  const { seller } = proposal;
  if (!seller) throw notFound('SELLER_NOT_FOUND', 'Todavía no hay datos del vendedor.');
  const contact = linkContactOf(seller);
  const newest = newSaleLink(bank, proposal);
  const isDone = await isSellersPartDone(bank.sql, proposal);
  const sent = await sendLink(bank, {
    proposalUuid,
    purpose: 'SELLER_LINK',
    perContact: true,
    channel: isArgentineMobile(joinPhone(contact.cellPhone)) ? 'SMS' : 'EMAIL',
    email: contact.email,
    cellPhone: contact.cellPhone,
    path: newest.path,
    subject: `${sellerLinkSubject(isDone)} · ${bank.settings.bankName}`,
    text: (link) => sellerLinkText(bank, proposal, { until: newest.link.until, link, isDone }),
  });
  await keepSaleLink(bank, proposal, newest.link);
  return sent;
}

/** A new link to the seller's part, with the key for one browser; `keepSaleLink` makes it open the sale. */
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
 * Sends a new link to where the first one went: to a seller whose own does not open the sale any more, or who knows the
 * document, the gender and the number. The answer is the same when nothing matches, so that it reveals nothing
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
      await noticeSeller(bank, proposal.uuid);
    } catch (error) {
      // Too many today, or nothing left for the seller to do.
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return { requested: true };
}

/** 'Mario V•••'; only the first word of a company's name. */
function maskedName(seller: Seller): string {
  const { physicalPerson, legalPerson } = seller;
  if (physicalPerson) return `${physicalPerson.firstName} ${physicalPerson.lastName.charAt(0)}•••`;
  return legalPerson ? `${legalPerson.businessName.split(' ')[0] ?? ''} •••` : '';
}

/** By document and gender; a seller who was only invited has none to match. */
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
 * CA-24: the seller's own sale, masked. Every mismatch gets the same 404, so that a number reveals nothing
 * (docs/security.md#finding-people).
 */
export async function sellerDetails(bank: Bank, query: z.infer<typeof sellerDetailsQuery>): Promise<Details> {
  const proposal = await findProposalByNumber(bank.sql, query.proposalNumber);
  const seller = proposal?.flowStatus === 'A' ? proposal.seller : null;
  if (!proposal || !seller || !isSeller(seller, query)) throw noMatch();
  return detailsOf(proposal.uuid, seller);
}

/**
 * CA-24 by the key of the link, which from then on opens nothing on another device; mismatches as in `sellerDetails`.
 * @throws {ApiError} 404 SELLER_NOT_FOUND, 403 SELLER_ONLY for the applicant, whose payee this is.
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
  const links = link && openedOn(known, link, subject, now);
  if (!seller || !links) throw noMatch();
  if (!hasOpened(known, subject) && (await isOwn(bank.sql, proposal, caller))) throw forSeller();
  // A link opens a browser, not a user.
  if (caller.kind === 'user') throw noMatch();
  const after = { ...seller, links };
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
