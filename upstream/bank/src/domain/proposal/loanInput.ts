import type { Bank } from '../bank.ts';
import { type ListName, listOf } from '../catalogue/catalogues.ts';
import type { ContractRow } from '../records/contracts.ts';
import type { ContractTerms, Person } from '../records/rowTypes.ts';
import type { LoanDocumentInput, PartyTexts } from '../pdf/input.ts';
import { proposalAnswerOf } from './answer.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { vatRateOf } from '../simulation/quoting.ts';

/** Returns a person's codes and ids as document texts; '' for missing values. */
function partyTexts(bank: Bank, person: Person): PartyTexts {
  const { catalogues } = bank;
  const byId = (list: ListName, id: number | undefined) =>
    listOf(catalogues, list).find(({ itemId }) => itemId === String(id))?.description ?? '';
  return {
    documentType: byId('documentType', person.documentType.id),
    maritalStatus:
      listOf(catalogues, 'maritalStatus').find(({ code }) => code === person.maritalStatus)?.description ??
      '',
    nationality: byId('country', person.nationality),
    province: catalogues.provinces.find(({ id }) => id === person.state)?.name ?? '',
    occupation: byId('occupation', person.occupation),
  };
}

/** Returns the data for a proposal's documents, with current figures and without signatures. */
export async function loanInputOf(bank: Bank, proposal: ProposalRow): Promise<LoanDocumentInput> {
  const { settings } = bank;
  return {
    // The co-owner's progress appears in no document.
    proposal: { ...(await proposalAnswerOf(bank, proposal)), coOwnerPart: null },
    lender: { name: settings.bankName, ...settings.lender },
    owner: partyTexts(bank, proposal.owner),
    coOwner: proposal.coOwner && partyTexts(bank, proposal.coOwner),
    vatPercent: Number(vatRateOf(proposal.owner.ivaCategory)) * 100,
    texts: settings.contractTexts,
    place: settings.contractPlace,
    issuedAt: bank.clock.now(),
    signatures: [],
  };
}

/** Returns the contract data to store: everything it prints except the signatures. */
export function termsOf({ issuedAt, signatures: _signatures, ...printed }: LoanDocumentInput): ContractTerms {
  return { ...printed, issuedAt: issuedAt.toISOString() };
}

/** Restores document data from stored contract terms, so the annex and the form always match the contract. */
export const inputOfTerms = (terms: ContractTerms): LoanDocumentInput => ({
  ...terms,
  issuedAt: new Date(terms.issuedAt),
  signatures: [],
});

/** Returns the contract's signatures in the format that its documents print. */
export const printedSignatures = (
  contract: Pick<ContractRow, 'signatures'> | null,
): LoanDocumentInput['signatures'] =>
  (contract?.signatures ?? []).map(({ personType, signedAt, biometryId, hash }) => ({
    personType,
    signedAt: new Date(signedAt),
    biometryId,
    hash,
  }));
