import type { SaleStatus } from '#generated/graphql.ts';
import { documentsOf, type RequiredDocument } from '#shared/files/documents/documents.ts';
import { SALE_DOCUMENT_TEXTS } from './texts.ts';

const LABELS = SALE_DOCUMENT_TEXTS.labels;

/** Returns the document types to show: all of the sale, or only those that an analyst sent back. */
export function requestedTypes(
  documents: readonly RequiredDocument[],
  saleStatus: SaleStatus,
): readonly string[] {
  const isReload = saleStatus === 'DOCUMENTS_SENT_BACK';
  return documentsOf(documents, 'SELLER', 'VEHICLE')
    .filter(({ status }) => !isReload || status === 'SENT_BACK')
    .map(({ type }) => type);
}

/** Returns the documents with labels that address the seller. */
export function withSellerLabels(
  documents: readonly RequiredDocument[],
  company: boolean,
): RequiredDocument[] {
  const labels: Readonly<Record<string, string>> = company ? LABELS.company : LABELS.person;
  return documents.map((document) => ({ ...document, label: labels[document.type] ?? document.label }));
}

/** Counts the required documents, and those already uploaded. */
export function readiness(documents: readonly RequiredDocument[]): { ready: number; all: number } {
  const isMandatory = documents.filter((document) => document.isMandatory || document.status === 'SENT_BACK');
  return { ready: isMandatory.filter(({ status }) => status === 'UPLOADED').length, all: isMandatory.length };
}
