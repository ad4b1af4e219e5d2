import { normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeDni } from '@prendarios/rules/dni';
import { normalizeEmail } from '@prendarios/rules/email';
import { normalizeName } from '@prendarios/rules/name';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { Seller } from '../records/rowTypes.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { moveProposal } from '../lifecycle/moves.ts';
import { lockProposal, type ProposalRow, readProposal } from '../records/proposals.ts';
import type { sellerAnswer, sellerBody, updateSellerBody } from '../api/person.ts';
import { legalSellerProblems, physicalSellerProblems, refuseIfAny } from '../party/validation.ts';

type SellerAnswer = z.infer<typeof sellerAnswer>;
type SellerBody = z.infer<typeof sellerBody>;

function checkedSeller(body: Omit<SellerBody, 'proposalId'>): Seller {
  const { physicalPerson, legalPerson, fuelYear } = body;
  if ((physicalPerson === undefined) === (legalPerson === undefined)) {
    throw invalid({ physicalPerson: 'Indicá si vende una persona o una empresa.' });
  }
  const common = { hasDataValidated: true, ...(fuelYear === undefined ? {} : { fuelYear }) };
  if (physicalPerson) {
    refuseIfAny(physicalSellerProblems(physicalPerson));
    return {
      ...common,
      physicalPerson: {
        ...physicalPerson,
        firstName: normalizeName(physicalPerson.firstName),
        lastName: normalizeName(physicalPerson.lastName),
        document: normalizeDni(physicalPerson.document),
        cuitl: normalizeCuil(physicalPerson.cuitl),
        email: normalizeEmail(physicalPerson.email),
      },
    };
  }
  if (!legalPerson) throw invalid({ legalPerson: 'Este campo es requerido.' });
  refuseIfAny(legalSellerProblems(legalPerson));
  return {
    ...common,
    legalPerson: {
      ...legalPerson,
      businessName: legalPerson.businessName.trim(),
      cuit: normalizeCuil(legalPerson.cuit),
      email: normalizeEmail(legalPerson.email),
    },
  };
}

const noSeller = () => notFound('SELLER_NOT_FOUND', 'Todavía no hay datos del vendedor.');

/** The seller of a proposal in the contract's shape; null before there is one. */
export function sellerOf(proposal: ProposalRow): SellerAnswer | null {
  return proposal.seller && { proposalId: proposal.uuid, ...proposal.seller };
}

/**
 * CA-20: saves the seller; a second call corrects the data, until the flow leaves SELLER.
 * @throws {ApiError} 400 with a message by field, 409 ILLEGAL_MOVE.
 */
export async function saveSeller(bank: Bank, body: SellerBody): Promise<SellerAnswer> {
  const seller = checkedSeller(body);
  const proposal = await lockProposal(bank.sql, body.proposalId);
  refuseOwner(proposal, seller);
  await moveProposal(bank, proposal, 'sellerSaved', {
    seller,
    ...keptAccount(proposal, seller),
  });
  return { proposalId: proposal.uuid, ...seller };
}

/**
 * CA-23: the seller corrects the data, or says whether they are right (ST-19).
 * @throws {ApiError} 400 with a message by field, 404 SELLER_NOT_FOUND, 409 ILLEGAL_MOVE.
 */
export async function updateSeller(
  bank: Bank,
  proposalUuid: string,
  { hasDataValidated = true, ...changes }: z.infer<typeof updateSellerBody>,
): Promise<SellerAnswer> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  if (proposal.seller === null) throw noSeller();
  const { fuelYear } = changes;
  const isNew = changes.physicalPerson !== undefined || changes.legalPerson !== undefined;
  const data = isNew
    ? checkedSeller(changes)
    : { ...proposal.seller, ...(fuelYear === undefined ? {} : { fuelYear }) };
  refuseOwner(proposal, data);
  const seller = { ...data, hasDataValidated };
  await moveProposal(bank, proposal, 'sellerSaved', {
    seller,
    ...keptAccount(proposal, seller),
  });
  return { proposalId: proposal.uuid, ...seller };
}

/** The CUIT or CUIL of a seller, eleven digits. */
export const cuitOf = (seller: Seller): string =>
  seller.physicalPerson?.cuitl ?? seller.legalPerson?.cuit ?? '';

function refuseOwner(proposal: ProposalRow, seller: Seller): void {
  const document = seller.physicalPerson?.document;
  if (document !== undefined && document === proposal.document) {
    throw invalid({ 'physicalPerson.document': 'El vendedor tiene que ser otra persona.' });
  }
}

/** Forgets the account when the seller changes (docs/domain.md#payment-accounts). */
const keptAccount = (proposal: ProposalRow, seller: Seller): { sellerAccount?: null } =>
  proposal.sellerAccount === null || proposal.sellerAccount.cuit === cuitOf(seller)
    ? {}
    : { sellerAccount: null };

/**
 * CA-22: the seller's data.
 * @throws {ApiError} 404 SELLER_NOT_FOUND.
 */
export async function getSeller(bank: Bank, proposalUuid: string): Promise<SellerAnswer> {
  const seller = sellerOf(await readProposal(bank.sql, proposalUuid));
  if (seller === null) throw noSeller();
  return seller;
}
