import { checkCbu, normalizeCbu } from '@prendarios/rules/cbu';
import { checkCuil, normalizeCuil } from '@prendarios/rules/cuil';
import type { SaveSaleAccountInput } from '../../../generated/graphql.ts';
import type { FieldMessages } from '../../../shared/forms/userErrors.ts';

export type AccountValues = { cbu: string; holderCuit: string };

export const NO_ACCOUNT: AccountValues = { cbu: '', holderCuit: '' };

/**
 * Checks the CBU's digits and the form of the CUIL; the bank checks whose account it is
 * (docs/domain.md#payment-accounts).
 */
export function validateAccount({ cbu, holderCuit }: AccountValues): FieldMessages {
  const all = [
    ['cbu', checkCbu(cbu)],
    ['holderCuit', checkCuil(holderCuit)],
  ] as const;
  return Object.fromEntries(all.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])));
}

export const accountInput = (saleId: string, { cbu, holderCuit }: AccountValues): SaveSaleAccountInput => ({
  saleId,
  cbu: normalizeCbu(cbu),
  holderCuit: normalizeCuil(holderCuit),
});
