import type { Readable } from 'node:stream';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { GeneratedDocument } from './documentTypes.ts';
import { form03 } from './form03.ts';
import { DocumentNotReady, type LoanDocumentInput, missingFor } from './input.ts';
import { loanSummary } from './loanSummary.ts';
import { pledgeAnnex } from './pledgeAnnex.ts';
import { pledgeContract } from './pledgeContract.ts';
import { printPdf } from './printer.ts';

const LAYOUTS: Readonly<Record<GeneratedDocument, (input: LoanDocumentInput) => TDocumentDefinitions>> = {
  LOAN_SUMMARY: loanSummary,
  FORM_03: form03,
  PLEDGE_CONTRACT_WITH_REGISTRY: pledgeContract,
  PLEDGE_ANNEXED: pledgeAnnex,
};

/** A document as a PDF stream. @throws {DocumentNotReady} if data are missing. */
export async function loanDocument(document: GeneratedDocument, input: LoanDocumentInput): Promise<Readable> {
  const missing = missingFor(document, input);
  if (missing.length > 0) throw new DocumentNotReady(document, missing);
  return printPdf(LAYOUTS[document](input));
}
