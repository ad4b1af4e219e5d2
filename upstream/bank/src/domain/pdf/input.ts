import type { ContractTexts } from '@prendarios/rules/contractClauses';
import type { z } from 'zod';
import type { proposalAnswer } from '../api/proposal.ts';
import type { GeneratedDocument } from './documentTypes.ts';

type ProposalAnswer = z.infer<typeof proposalAnswer>;

/** Texts for a person's codes and ids; '' for missing values. */
export type PartyTexts = {
  documentType: string;
  maritalStatus: string;
  nationality: string;
  province: string;
  occupation: string;
};

export type Lender = {
  name: string;
  legalName: string;
  cuit: string;
  address: string;
  /** Six hexadecimal digits after '#': headings and the highlighted cost. */
  color: string;
};

export type Borrower = 'OWNER' | 'CO_OWNER';

/** Evidence of a borrower's signature on the screen (docs/domain.md#loan-documents). */
type Signature = {
  personType: Borrower;
  signedAt: Date;
  /** The identity check behind the signature. */
  biometryId: string;
  /** contractHash of this input. */
  hash: string;
};

/**
 * Data of a loan's documents. The figures come from the proposal, so that screens, summary, contract and annex show
 * the same cents (docs/domain.md#rounding).
 */
export type LoanDocumentInput = {
  proposal: ProposalAnswer;
  lender: Lender;
  owner: PartyTexts;
  coOwner: PartyTexts | null;
  /** Percent of IVA on interest, such as 21. */
  vatPercent: number;
  /** The clauses at the time the contract was created. */
  texts: ContractTexts;
  /** City where the contract is made. */
  place: string;
  issuedAt: Date;
  /** In signing order; empty before the first signature. */
  signatures: readonly Signature[];
};

/** The document lacks data and cannot be printed yet. */
export class DocumentNotReady extends Error {
  readonly document: GeneratedDocument;
  readonly missing: readonly string[];
  constructor(document: GeneratedDocument, missing: readonly string[]) {
    super(`${document} lacks ${missing.join(', ')}`);
    this.document = document;
    this.missing = missing;
  }
}

/** Path of the seller. An invited seller may give the name between the confirmation and the contract (decision 034). */
export const SELLER = 'seller';

/** Returns the data that a document still needs, as paths of the proposal. */
export function missingFor(document: GeneratedDocument, { proposal }: LoanDocumentInput): string[] {
  const { vehicle, owner, coOwner, seller, insurance, installments, calculatedValueDTO } = proposal;
  const needs: [string, unknown][] = [['installments', installments[0]]];
  if (document !== 'LOAN_SUMMARY') {
    needs.push(
      ['vehicle.brandName', vehicle.brandName],
      ['vehicle.modelName', vehicle.modelName],
      ['vehicle.chassis', vehicle.chassis],
      ['vehicle.engine', vehicle.engine],
      ['vehicle.plate', vehicle.fuelYear.zeroKm || vehicle.plate],
      ['owner.street', owner.street],
      ['coOwner.street', coOwner === null || coOwner.street],
      [SELLER, seller === null || (seller.physicalPerson ?? seller.legalPerson)],
      ['insurance', insurance],
      ['calculatedValueDTO.cftea', calculatedValueDTO.cftea !== null],
    );
  }
  return needs.filter(([, value]) => !value).map(([path]) => path);
}
