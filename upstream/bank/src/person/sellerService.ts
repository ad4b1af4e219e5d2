import { normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeDni } from '@prendarios/rules/dni';
import { normalizeEmail } from '@prendarios/rules/email';
import { normalizeName } from '@prendarios/rules/name';
import type { z } from 'zod';
import { type Bank, within } from '../bank.ts';
import type { Sql } from '../database/database.ts';
import type { Seller } from '../database/rowTypes.ts';
import { invalid, notFound } from '../http/errors.ts';
import { moveProposal } from '../proposal/moves.ts';
import { lockProposal, type ProposalRow, readProposal } from '../proposal/store.ts';
import type { sellerAnswer, sellerBody } from './contract.ts';
import { legalSellerProblems, physicalSellerProblems, refuseIfAny } from './validation.ts';

type SellerAnswer = z.infer<typeof sellerAnswer>;
type SellerBody = z.infer<typeof sellerBody>;

function checkedSeller(body: SellerBody): Seller {
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

export function sellerOf(proposal: ProposalRow): SellerAnswer | null {
  return proposal.seller && { proposalId: proposal.uuid, ...proposal.seller };
}

/** CA-20: who sells the vehicle; saved again it corrects the data, until the flow leaves SELLER. */
export async function saveSeller(bank: Bank, tx: Sql, body: SellerBody): Promise<SellerAnswer> {
  const seller = checkedSeller(body);
  const proposal = await lockProposal(tx, body.proposalId);
  const given = seller.physicalPerson?.document;
  if (given !== undefined && given === proposal.document) {
    throw invalid({ 'physicalPerson.document': 'El vendedor tiene que ser otra persona.' });
  }
  await moveProposal(within(bank, tx), proposal, 'sellerSaved', { seller });
  return { proposalId: proposal.uuid, ...seller };
}

// CA-22
export async function getSeller(bank: Bank, proposalUuid: string): Promise<SellerAnswer> {
  const seller = sellerOf(await readProposal(bank.sql, proposalUuid));
  if (seller === null) throw notFound('SELLER_NOT_FOUND', 'Todavía no hay datos del vendedor.');
  return seller;
}
