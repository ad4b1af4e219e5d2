import type { Readable } from 'node:stream';
import type { Bank } from '../bank.ts';
import { findContract } from '../records/contracts.ts';
import { conflict } from '../../platform/http/errors.ts';
import { fileNameOf, type GeneratedDocument } from '../pdf/documentTypes.ts';
import { type LoanDocumentInput, missingFor, SELLER } from '../pdf/input.ts';
import { loanDocument } from '../pdf/loanDocument.ts';
import { readProposal } from '../records/proposals.ts';
import { inputOfTerms, loanInputOf, printedSignatures } from '../proposal/loanInput.ts';

export const notReady = (missing: readonly string[]) =>
  conflict(
    'DOCUMENT_NOT_READY',
    missing.join() === SELLER
      ? 'Falta que el vendedor cargue sus datos, con el enlace que le mandamos.'
      : 'Todavía faltan datos para armar este documento.',
    Object.fromEntries(missing.map((path) => [path, 'Falta este dato.'])),
  );

/**
 * CA-57: prints a document of the loan as a PDF. Once the contract exists, it and its annexes use its stored terms.
 * @throws {ApiError} 404 for an unknown proposal, 409 DOCUMENT_NOT_READY.
 */
export async function generatedDocument(
  bank: Bank,
  proposalUuid: string,
  document: GeneratedDocument,
): Promise<{ name: string; stream: Readable }> {
  const proposal = await readProposal(bank.sql, proposalUuid);
  const name = fileNameOf(document, proposal.number);
  const contract = await findContract(bank.sql, proposalUuid);
  const key = contract?.signedKey ?? contract?.documentKey;
  if (document === 'PLEDGE_CONTRACT_WITH_REGISTRY' && key) {
    return { name, stream: await bank.documents.get(key) };
  }
  const input: LoanDocumentInput = contract?.terms
    ? inputOfTerms(contract.terms)
    : await loanInputOf(bank, proposal);
  const missing = missingFor(document, input);
  if (missing.length > 0) throw notReady(missing);
  const signatures = printedSignatures(contract);
  return { name, stream: await loanDocument(document, { ...input, signatures }) };
}
