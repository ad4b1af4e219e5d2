import type { FindSale, FindSaleValues } from '@prendarios/rules/forms/sale';
import type { FindSaleInput } from '#generated/graphql.ts';

export const initialEntry = (number: number | null): FindSaleValues => ({
  kind: null,
  documentNumber: '',
  gender: null,
  cuit: '',
  number: number === null ? '' : String(number),
});

export function entryInput({ kind, documentNumber, gender, cuit, number }: FindSale): FindSaleInput {
  const proposalNumber = Number(number);
  return {
    proposalNumber,
    by: kind === 'company' ? { cuit } : { person: { documentNumber, gender: gender ?? 'NOT_APPLICABLE' } },
  };
}
