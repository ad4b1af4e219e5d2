import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import type { ScannedDni } from '@prendarios/rules/dniBarcode';
import { scannedValues } from '#shared/loan/dniScan/scannedValues.ts';

/** The customer: a scanned card, or the document number as typed; '' if none. */
export type Customer = Readonly<{ dni: ScannedDni | null; document: string; problem: string | null }>;

export const NOBODY: Customer = { dni: null, document: '', problem: null };

/** Optional before the application. */
export const checkCustomer = (customer: Customer): Customer => ({
  ...customer,
  problem: customer.document.trim() === '' ? null : checkDni(customer.document),
});

/** Returns the values that prefill the application's form; null without any. */
export function customerValues({ dni, document }: Customer) {
  if (dni !== null) return scannedValues(dni);
  const documentNumber = normalizeDni(document);
  return documentNumber === '' ? null : { documentNumber };
}
