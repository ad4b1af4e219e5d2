import { randomUUID } from 'node:crypto';
import type { Bank } from '../bank.ts';
import type { LoanDocumentInput } from '../pdf/input.ts';
import { loanDocument } from '../pdf/loanDocument.ts';
import { inputOfTerms, printedSignatures } from '../proposal/loanInput.ts';
import type { ContractRow } from '../records/contracts.ts';
import type { ContractTerms } from '../records/rowTypes.ts';

export const CONTRACT = 'PLEDGE_CONTRACT_WITH_REGISTRY';
const PDF = { contentType: 'application/pdf' };

/** A contract with stored terms. */
export type Made = ContractRow & { terms: ContractTerms };

export async function keepPdf(bank: Bank, input: LoanDocumentInput): Promise<string> {
  const key = randomUUID();
  await bank.documents.put(key, await loanDocument(CONTRACT, input), PDF);
  return key;
}

/** Whether the contract has the figures of this day, the only one on which it can be signed. */
export const isOf = (contract: ContractRow, day: string): boolean =>
  contract.terms?.proposal.calculatedValueDTO.calculatedOn === day;

/** Returns the document data with the signatures so far. */
export const signedInput = (contract: Made): LoanDocumentInput => ({
  ...inputOfTerms(contract.terms),
  signatures: printedSignatures(contract),
});
