import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import type { ScannedDni } from '@prendarios/rules/dniBarcode';
import { scannedValues } from '#shared/loan/dniScan/scannedValues.ts';

/** Whom the quote is for: a card that was scanned, or a document number as it was typed; '' before that. */
export type Customer = Readonly<{ dni: ScannedDni | null; document: string; problem: string | null }>;

export const NOBODY: Customer = { dni: null, document: '', problem: null };

/** Nobody has to give it before the application. */
export const checkCustomer = (customer: Customer): Customer => ({
  ...customer,
  problem: customer.document.trim() === '' ? null : checkDni(customer.document),
});

/** The answers that the application's form begins with; null without any. */
export function customerValues({ dni, document }: Customer) {
  if (dni !== null) return scannedValues(dni);
  const documentNumber = normalizeDni(document);
  return documentNumber === '' ? null : { documentNumber };
}
