import { sentenceCase } from './displayCase.ts';

/** A model year in the bank's catalogue, with its price in pesos. */
export type FuelYear = { year: number; price: number; zeroKm: boolean; valid: boolean };

/**
 * Returns the valid years (ST-21) for an agreement. Its description decides, checked in this order: with 'USADO', used
 * vehicles only; without '0KM', all; otherwise 0 km only (VA-13).
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

/** Returns the bank's label of a vehicle's condition (EN-15). */
export function conditionLabel(year: { zeroKm: boolean }): '0KM' | 'USADO' {
  return year.zeroKm ? '0KM' : 'USADO';
}

/** Returns 'Usado 2024' or '0KM 2027'. */
export function conditionYear({ year, zeroKm }: { year: number; zeroKm: boolean }): string {
  return `${sentenceCase(conditionLabel({ zeroKm }))} ${year}`;
}
