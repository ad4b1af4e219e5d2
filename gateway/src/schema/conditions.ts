import type { ShownConditionsInput, UserError } from '../generated/resolvers.ts';
import { money, optionalDecimal } from './convert/values.ts';
import { conditionsChanged } from './userErrors.ts';

/** Loan conditions in the bank's response. */
type Conditions = Readonly<{
  calculatedValueDTO: Readonly<{ totalToPay: number }>;
  cfteaWithInsurance?: number | null | undefined;
}>;

/**
 * Returns an error if the conditions changed after the page was loaded, for example in another tab. Returns an empty
 * list if they are the same, or if the caller does not send the conditions that were shown.
 */
export function changedConditions(
  shown: ShownConditionsInput | null | undefined,
  { calculatedValueDTO, cfteaWithInsurance }: Conditions,
): UserError[] {
  if (!shown) return [];
  const isSame =
    shown.totalToPay === money(calculatedValueDTO.totalToPay).amount &&
    (shown.cfteaWithInsurance ?? null) === optionalDecimal(cfteaWithInsurance);
  return isSame ? [] : [conditionsChanged()];
}
