import type { Seller } from '@prendarios/rules/forms/seller';

let typed = { saleId: '', cuit: '' };

/** Keeps in this page's memory the CUIL or CUIT that the seller of a sale typed; the bank shows it only masked. */
export function keepOwnCuit(
  saleId: string,
  { kind, person, company }: Pick<Seller, 'kind' | 'person' | 'company'>,
) {
  typed = { saleId, cuit: kind === 'company' ? company.cuit : person.cuil };
}

/** The CUIL or CUIT that was typed for this sale; empty after a reload. */
export function ownCuit(saleId: string): string {
  return saleId === typed.saleId ? typed.cuit : '';
}
