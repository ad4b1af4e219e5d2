import type { Readable } from 'node:stream';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { GeneratedDocument } from './documentTypes.ts';
import { contractClauses } from './clauses.ts';
import { figuresOf } from './figures.ts';
import { form03 } from './form03.ts';
import { DocumentNotReady, type LoanDocumentInput, missingFor } from './input.ts';
import { loanSummary } from './loanSummary.ts';
import { pledgeAnnex } from './pledgeAnnex.ts';
import { pledgeContract } from './pledgeContract.ts';
import { printPdf } from './printer.ts';
import { readableParts, type ReadablePart } from './readable.ts';

const LAYOUTS: Readonly<Record<GeneratedDocument, (input: LoanDocumentInput) => TDocumentDefinitions>> = {
  LOAN_SUMMARY: loanSummary,
  FORM_03: form03,
  PLEDGE_CONTRACT_WITH_REGISTRY: pledgeContract,
  PLEDGE_ANNEXED: pledgeAnnex,
};

/** Prints a document as a PDF stream. @throws {DocumentNotReady} if data is missing. */
export async function loanDocument(document: GeneratedDocument, input: LoanDocumentInput): Promise<Readable> {
  const missing = missingFor(document, input);
  if (missing.length > 0) throw new DocumentNotReady(document, missing);
  return printPdf(LAYOUTS[document](input));
}

/** Returns the document as text for the screen; null while data is missing. */
export function readableDocument(
  document: GeneratedDocument,
  input: LoanDocumentInput,
): ReadablePart[] | null {
  if (missingFor(document, input).length > 0) return null;
  const clauses =
    document === 'PLEDGE_CONTRACT_WITH_REGISTRY' ? contractClauses(input, figuresOf(input)) : [];
  return readableParts(
    LAYOUTS[document](input),
    new Map(clauses.map(({ title, summary }) => [title, summary])),
  );
}
