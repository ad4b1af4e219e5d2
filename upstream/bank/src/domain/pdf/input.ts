import type { ContractTexts } from '@prendarios/rules/contractClauses';
import type { z } from 'zod';
import type { proposalAnswer } from '../api/proposal.ts';
import type { GeneratedDocument } from './documentTypes.ts';

type ProposalAnswer = z.infer<typeof proposalAnswer>;

/** The texts for a person's codes and ids; '' if not given. */
export type PartyTexts = {
  documentType: string;
  maritalStatus: string;
  nationality: string;
  province: string;
  occupation: string;
};

export type Lender = {
  /** The brand, as the person knows it. */
  name: string;
  legalName: string;
  cuit: string;
  address: string;
  /** Six hexadecimal digits after '#': headings and the highlighted cost. */
  color: string;
};

/** The two who may sign a contract. */
export type Borrower = 'OWNER' | 'CO_OWNER';

/** Evidence of a borrower's signature on the screen (docs/domain.md#loan-documents). */
type Signature = {
  personType: Borrower;
  signedAt: Date;
  /** The identity check on which it is based. */
  biometryId: string;
  /** contractHash of this input. */
  hash: string;
};

/**
 * The data of a loan's documents. The figures are the proposal's own, so that screens, summary, contract
 * and annex show the same cents (docs/domain.md#rounding).
 */
export type LoanDocumentInput = {
  proposal: ProposalAnswer;
  lender: Lender;
  owner: PartyTexts;
  coOwner: PartyTexts | null;
  /** Percent, such as 21: the IVA on interest. */
  vatPercent: number;
  /** The clauses as they were when the contract was made. */
  texts: ContractTexts;
  /** City where the contract is made. */
  place: string;
  issuedAt: Date;
  /** In their order; empty until somebody signs. */
  signatures: readonly Signature[];
};

/** The document cannot be made yet, because data are missing. */
export class DocumentNotReady extends Error {
  readonly document: GeneratedDocument;
  readonly missing: readonly string[];
  constructor(document: GeneratedDocument, missing: readonly string[]) {
    super(`${document} lacks ${missing.join(', ')}`);
    this.document = document;
    this.missing = missing;
  }
}

/** The seller by name. An invited one may give it after the confirmation, until the contract (decision 034). */
export const SELLER = 'seller';

/** The data that a document still needs, as paths of the proposal. */
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
