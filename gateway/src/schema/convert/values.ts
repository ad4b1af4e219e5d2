import { DOCUMENT_TYPE } from '@prendarios/rules/constants';
import type { Schemas } from '../../bank/contract.ts';
import type { DocumentKind, Gender, Money } from '../../generated/resolvers.ts';

/** Converts pesos from the bank (at most two decimals) to decimal text. */
export function money(pesos: number): Money {
  return { amount: pesos.toFixed(2), currency: 'ARS' };
}

export function optionalMoney(pesos: number | null | undefined): Money | null {
  return pesos === null || pesos === undefined ? null : money(pesos);
}

/** Formats a number as decimal text without an exponent; six decimals suffice for all rates and UVA values. */
export function decimal(value: number): string {
  return value
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0');
}

export function optionalDecimal(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : decimal(value);
}

type GenderCode = Schemas['GenderCode'];

const GENDERS: Readonly<Record<GenderCode, Gender>> = {
  F: 'FEMALE',
  M: 'MALE',
  X: 'NON_BINARY',
  N: 'NOT_APPLICABLE',
};
const GENDER_CODES: Readonly<Record<Gender, GenderCode>> = {
  FEMALE: 'F',
  MALE: 'M',
  NON_BINARY: 'X',
  NOT_APPLICABLE: 'N',
};

export const isGenderCode = (code: unknown): code is GenderCode =>
  typeof code === 'string' && Object.hasOwn(GENDERS, code);

export const genderFromCode = (code: GenderCode): Gender => GENDERS[code];
export const genderToCode = (gender: Gender): GenderCode => GENDER_CODES[gender];

export const documentKindFromId = (id: number): DocumentKind =>
  id === DOCUMENT_TYPE.foreignDni ? 'FOREIGN_DNI' : 'DNI';
const DOCUMENT_TYPES = {
  DNI: { id: DOCUMENT_TYPE.dni, description: 'DNI', integrationCode: 'DNI' },
  FOREIGN_DNI: {
    id: DOCUMENT_TYPE.foreignDni,
    description: 'DNI-EXTRANJERO',
    integrationCode: 'DNIEXT',
  },
} as const satisfies Record<DocumentKind, unknown>;
export const documentTypeOf = (kind: DocumentKind) => DOCUMENT_TYPES[kind];
