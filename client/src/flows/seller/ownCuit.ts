import type { Seller } from '@prendarios/rules/forms/seller';

let typed = { saleId: '', cuit: '' };

/** Remembers the CUIL or CUIT that the seller typed, in memory only; the bank returns it masked. */
export function keepOwnCuit(
  saleId: string,
  { kind, person, company }: Pick<Seller, 'kind' | 'person' | 'company'>,
) {
  typed = { saleId, cuit: kind === 'company' ? company.cuit : person.cuil };
}

/** Returns the CUIL or CUIT typed for this sale; empty after a reload. */
export function ownCuit(saleId: string): string {
  return saleId === typed.saleId ? typed.cuit : '';
}
