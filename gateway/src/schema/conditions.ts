import type { ShownConditionsInput, UserError } from '../generated/resolvers.ts';
import { money, optionalDecimal } from './convert/values.ts';
import { conditionsChanged } from './userErrors.ts';

/** What the bank answers of a loan's conditions. */
type Conditions = Readonly<{
  calculatedValueDTO: Readonly<{ totalToPay: number }>;
  cfteaWithInsurance?: number | null | undefined;
}>;

/**
 * The refusal if a person is about to accept conditions that changed after their page was loaded, for example in another
 * tab; empty if they are the same or the caller does not say what was shown.
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
