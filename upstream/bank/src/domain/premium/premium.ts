import { postalCodeDigits } from '@prendarios/rules/postalCode';
import type { Big } from 'big.js';
import { big, type Decimal, round2 } from '../loan/decimal.ts';

/** Address of the vehicle: postal code in either form, city as in the catalogue. */
type Place = { provinceId: number; city: string; postalCode: string };

export type PremiumInput = {
  /** Pesos. */
  insuredSum: Decimal;
  /** The coverage's monthly percentage of the insured sum, and its minimum premium in pesos. */
  pctMonth: Decimal;
  minPremium: Decimal;
  tariffIndex: Decimal;
  place: Place;
  /** Full years; 0 for 0 km. */
  vehicleAge: number;
  driverAge: number;
};

const CABA = 1;
/** Cities with a separate zone by province: Santa Fe (Rosario), Córdoba, Mendoza. */
const BIG_CITIES: Readonly<Record<number, string>> = { 21: 'ROSARIO', 6: 'CORDOBA', 13: 'MENDOZA' };
const AMBA_POSTAL_CODE = /^1[6-9]\d\d$/;

function plain(city: string): string {
  return city.normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase();
}

/** Returns the factor of the zone (docs/domain.md#insurance-premium). */
export function zoneFactor({ provinceId, city, postalCode }: Place): string {
  if (provinceId === CABA) return '1.15';
  if (AMBA_POSTAL_CODE.test(postalCodeDigits(postalCode))) return '1.30';
  return BIG_CITIES[provinceId] === plain(city) ? '1.10' : '0.75';
}

/** Returns the factor of a vehicle's age in full years (docs/domain.md#insurance-premium). */
export function vehicleAgeFactor(years: number): Big {
  const factor = big(years).times('0.02').plus(1);
  return factor.gt('1.2') ? big('1.2') : factor;
}

/** Returns the factor of the driver's age in full years (docs/domain.md#insurance-premium). */
export function driverFactor(age: number): string {
  if (age < 25) return '1.25';
  return age < 60 ? '1' : '0.92';
}

/**
 * Returns the premium in pesos a month: the coverage's percentage of the insured sum times the factors of insurer,
 * zone, vehicle and driver, or its minimum if higher (docs/domain.md#insurance-premium).
 */
export function monthlyPremium(input: PremiumInput): Big {
  const premium = round2(
    big(input.insuredSum)
      .times(input.pctMonth)
      .div(100)
      .times(input.tariffIndex)
      .times(zoneFactor(input.place))
      .times(vehicleAgeFactor(input.vehicleAge))
      .times(driverFactor(input.driverAge)),
  );
  const least = big(input.minPremium);
  return premium.lt(least) ? least : premium;
}
