import { checkCbu, normalizeCbu } from '@prendarios/rules/cbu';
import { checkCuil, normalizeCuil } from '@prendarios/rules/cuil';
import type { SaveSaleAccountInput } from '../../../generated/graphql.ts';
import type { FieldMessages } from '../../../shared/forms/userErrors.ts';

export type AccountValues = { cbu: string; holderCuit: string };

export const NO_ACCOUNT: AccountValues = { cbu: '', holderCuit: '' };

/** Both check digits of the CBU, and a CUIL that is one; whose it is, the bank knows (DOMAIN 8.24). */
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
