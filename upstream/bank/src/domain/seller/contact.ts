import { normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeDni } from '@prendarios/rules/dni';
import { joinPhone } from '@prendarios/rules/phone';
import { maskCuil, maskDni, maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { Seller } from '../records/rowTypes.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type LinkSent, sendLink } from '../../platform/messages/links.ts';
import { requireBeforeFormalization } from '../lifecycle/guards.ts';
import { findProposalByNumber, lockProposal } from '../records/proposals.ts';
import type { sellerDetailsAnswer, sellerDetailsQuery } from '../api/person.ts';

type Details = z.infer<typeof sellerDetailsAnswer>;

const noMatch = () => notFound('SELLER_NOT_FOUND', 'No encontramos una venta con esos datos.');

const contactOf = ({ physicalPerson, legalPerson }: Seller) => physicalPerson ?? legalPerson;

/**
 * CA-21: sends the seller a link to continue on their own phone, to the number in the proposal.
 * @throws {ApiError} 404 SELLER_NOT_FOUND, 429 LINK_LIMIT.
 */
export async function noticeSeller(bank: Bank, proposalUuid: string): Promise<LinkSent> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireBeforeFormalization(bank, proposal);
  const contact = proposal.seller && contactOf(proposal.seller);
  if (!contact) throw notFound('SELLER_NOT_FOUND', 'Todavía no hay datos del vendedor.');
  const { bankName } = bank.settings;
  return sendLink(bank, {
    proposalUuid,
    purpose: 'SELLER_LINK',
    channel: 'SMS',
    email: contact.email,
    cellPhone: contact.cellPhone,
    path: `/vendedor/datos?propuesta=${proposal.number}`,
    subject: `Completá los datos de tu venta · ${bankName}`,
    text: (link) => `${bankName}: completá los datos de la venta ${proposal.number} en ${link}`,
  });
}

/** 'Mario V•••'; only the first word of a company's name. */
function maskedName(seller: Seller): string {
  const { physicalPerson, legalPerson } = seller;
  if (physicalPerson) return `${physicalPerson.firstName} ${physicalPerson.lastName.charAt(0)}•••`;
  return `${legalPerson?.businessName.split(' ')[0] ?? ''} •••`;
}

function isSeller(seller: Seller, { dni, gender }: z.infer<typeof sellerDetailsQuery>): boolean {
  const { physicalPerson, legalPerson } = seller;
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
  const contact = seller && contactOf(seller);
  if (!proposal || !seller || !contact || !isSeller(seller, query)) throw noMatch();
  const { physicalPerson, legalPerson } = seller;
  return {
    proposalUuid: proposal.uuid,
    kind: physicalPerson ? 'PERSON' : 'COMPANY',
    maskedName: maskedName(seller),
    maskedDocument: physicalPerson ? maskDni(physicalPerson.document) : maskCuil(legalPerson?.cuit ?? ''),
    maskedEmail: maskEmail(contact.email),
    maskedPhone: maskPhone(joinPhone(contact.cellPhone)),
    hasDataValidated: seller.hasDataValidated,
  };
}
