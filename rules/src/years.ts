/** A model's year and its price in pesos, as the bank's catalogue returns it. */
export type FuelYear = { year: number; price: number; zeroKm: boolean; valid: boolean };

/**
 * An agreement whose description contains 'USADO' takes years that are not 0 km; one without '0KM' takes all; any
 * other, only 0 km (VA-13). 'USADO' is looked for first. Only valid years are kept (ST-21).
 */
export function yearsForAgreement<T extends { zeroKm: boolean; valid: boolean }>(
  agreementDescription: string | null | undefined,
  years: readonly T[],
): T[] {
  const description = agreementDescription?.toUpperCase();
  const valid = years.filter((year) => year.valid);
  if (description?.includes('USADO') === true) return valid.filter((year) => !year.zeroKm);
  return description?.includes('0KM') === true ? valid.filter((year) => year.zeroKm) : valid;
}

/** EN-15: the vehicle's condition as the screen shows it. */
export function conditionLabel(year: { zeroKm: boolean }): '0KM' | 'USADO' {
  return year.zeroKm ? '0KM' : 'USADO';
}
