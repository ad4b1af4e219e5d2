/** A model's year and its price in pesos, as the bank's catalogue answers it. */
export type FuelYear = { year: number; price: number; zeroKm: boolean; valid: boolean };

/**
 * SPEC §5: an agreement whose description holds 'USADO' takes years that are not 0 km; one without
 * '0KM' takes all; any other, only 0 km. 'USADO' is looked for first (DOMAIN 8.11). SPEC §4: only
 * years marked valid are kept.
 */
export function yearsForAgreement<T extends { zeroKm: boolean; valid: boolean }>(
  agreementDescription: string | null | undefined,
  years: readonly T[],
): T[] {
  const description = (agreementDescription ?? '').toUpperCase();
  const valid = years.filter((year) => year.valid);
  if (description.includes('USADO')) return valid.filter((year) => !year.zeroKm);
  return description.includes('0KM') ? valid.filter((year) => year.zeroKm) : valid;
}

/** EN-15: the vehicle's condition on screen. */
export function conditionLabel(year: { zeroKm: boolean }): '0KM' | 'USADO' {
  return year.zeroKm ? '0KM' : 'USADO';
}
