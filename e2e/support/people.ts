import { randomInt } from 'node:crypto';
import { chassisWarning } from '../../rules/src/chassis.ts';

export type Applicant = Readonly<{
  firstName: string;
  lastName: string;
  dni: string;
  cuil: string;
  birth: { day: string; month: string; year: string };
  email: string;
  areaCode: string;
  number: string;
  /** Pesos per month; null for none, a default if omitted. */
  income?: string | null;
}>;

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Returns the CUIL of a DNI: prefix 20, or 23 where 20 would need check digit 10 (docs/domain.md#cuil-and-cuit). */
export function cuilOf(dni: string): string {
  const withPrefix = (prefix: string) => {
    const digits = `${prefix}${dni.padStart(8, '0')}`;
    const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
    const check = 11 - (sum % 11);
    return check === 10 ? undefined : `${digits}${check === 11 ? 0 : check}`;
  };
  const cuil = withPrefix('20') ?? withPrefix('23') ?? withPrefix('27');
  if (cuil === undefined) throw new Error(`No CUIL for ${dni}`);
  return cuil;
}

/** Avoids documents ending in 998 and 999, which a register rejects. */
const anyDni = () => String(randomInt(30_000, 40_000) * 1_000 + randomInt(990));

/** Returns an invented applicant with a unique phone number, by which tests find codes. */
export function applicant(dni: string = anyDni()): Applicant {
  return {
    firstName: 'María de los Ángeles',
    lastName: "O'Connor Peña",
    dni,
    cuil: cuilOf(dni),
    birth: { day: '15', month: '3', year: '1985' },
    email: `persona.${dni}@example.com`,
    areaCode: '11',
    number: String(randomInt(40_000_000, 70_000_000)),
  };
}

/** Returns a unique chassis with check digit, because a vehicle secures only one loan. */
export function anyChassis(): string {
  const serial = String(randomInt(1_000_000)).padStart(6, '0');
  const found = '0123456789X'.split('').map((digit) => `8AP359A6${digit}R4${serial}`);
  return found.find((one) => chassisWarning(one) === null) ?? '';
}

/** Returns the plate of a used car in common spelling. */
export const anyPlate = (): string =>
  `A${String.fromCodePoint(65 + randomInt(26))} ${randomInt(100, 1000)} ${String.fromCodePoint(65 + randomInt(26), 65 + randomInt(26))}`;
