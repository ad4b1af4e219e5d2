import { isRealDate } from './birthDate.ts';
import { DOCUMENT_TYPE } from './constants.ts';
import { checkPersonCuil } from './cuil.ts';
import { normalizeDni } from './dni.ts';

/** The values that a scanned card prefills; every field stays editable. The raw text is not kept. */
export type ScannedDni = {
  firstName: string;
  lastName: string;
  document: string;
  documentType: number;
  gender: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  cuil: string | null;
};

/** 'JUAN PABLO' → 'Juan Pablo' */
export function titleCase(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('es')
    .replace(
      /(^|[\s'-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('es'),
    );
}

function slashDate(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const date = match && `${match[3]}-${match[2]}-${match[1]}`;
  return date !== null && isRealDate(date) ? date : null;
}

type Fields = { lastName: string; firstName: string; gender: string; number: string; birth: string | null };

function scanned(
  fields: Fields,
  foreign: boolean,
  cuilOf: (document: string) => string | null,
): ScannedDni | null {
  const document = normalizeDni(fields.number.replace(/[A-Z]/gi, ''));
  const gender = fields.gender.trim().toUpperCase();
  const lastName = titleCase(fields.lastName);
  const stands = /^\d{7,8}$/.test(document) && /^[FMX]$/.test(gender) && lastName !== '';
  if (!stands || fields.birth === null) return null;
  return {
    firstName: titleCase(fields.firstName),
    lastName,
    document,
    documentType: foreign ? DOCUMENT_TYPE.foreignDni : DOCUMENT_TYPE.dni,
    gender,
    birthDate: fields.birth,
    cuil: cuilOf(document),
  };
}

/** `ddd` is prefix and check digit of the CUIL, used only if they verify (docs/domain.md#dni-barcode). */
function cuilFrom(document: string, ddd: string): string | null {
  if (!/^\d{3}$/.test(ddd)) return null;
  const cuil = `${ddd.slice(0, 2)}${document.padStart(8, '0')}${ddd.slice(2)}`;
  return checkPersonCuil(cuil) === null ? cuil : null;
}

const FOREIGN_FROM = 92_000_000;
const isForeign = (number: string) => Number(number.replace(/\D/g, '')) >= FOREIGN_FROM;

/** Reads the PDF417 text of a DNI card, or of the older booklet (begins with '@'). Returns null for any other text. */
export function parseDniBarcode(text: string): ScannedDni | null {
  const parts = text
    .trim()
    .split('@')
    .map((part) => part.trim());
  if (parts[0] === '') {
    const [, number = '', , , lastName = '', firstName = '', nationality = '', birth = '', gender = ''] =
      parts;
    const fields = { lastName, firstName, gender, number, birth: slashDate(birth) };
    const foreign = nationality.toUpperCase() !== 'ARGENTINA' && isForeign(number);
    return parts.length < 10 ? null : scanned(fields, foreign, () => null);
  }
  const [, lastName = '', firstName = '', gender = '', number = '', , birth = '', , ddd = ''] = parts;
  const fields = { lastName, firstName, gender, number, birth: slashDate(birth) };
  return parts.length < 8 ? null : scanned(fields, isForeign(number), (document) => cuilFrom(document, ddd));
}

const MRZ_WEIGHTS = [7, 3, 1];

/** The check digit of ICAO 9303: digits count as they are, A–Z as 10–35, the filler as 0, with weights 7 3 1. */
export function mrzCheckDigit(text: string): string {
  const sum = text.split('').reduce((total, character, at) => {
    const value = character === '<' ? 0 : Number.parseInt(character, 36);
    return total + value * (MRZ_WEIGHTS[at % MRZ_WEIGHTS.length] ?? 0);
  }, 0);
  return String(sum % 10);
}

const withoutFiller = (text: string) => text.replaceAll('<', ' ').trim();

/**
 * Reads the TD1 lines (3 of 30 characters) of cards from 2026. Returns null unless every check digit verifies. A year of
 * two digits is within the hundred years before `today`, YYYY-MM-DD.
 */
export function parseDniMrz(text: string, today: string): ScannedDni | null {
  const lines = text
    .trim()
    .toUpperCase()
    .split(/\s*\n\s*/);
  const [first = '', second = '', third = ''] = lines;
  if (lines.length !== 3 || !lines.every((line) => /^[A-Z0-9<]{30}$/.test(line))) return null;
  const composite = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29);
  const checks: readonly [string, string][] = [
    [first.slice(5, 14), first.charAt(14)],
    [second.slice(0, 6), second.charAt(6)],
    [second.slice(8, 14), second.charAt(14)],
    [composite, second.charAt(29)],
  ];
  if (!checks.every(([field, digit]) => mrzCheckDigit(field) === digit)) return null;
  const [lastName = '', firstName = ''] = third.split('<<').map(withoutFiller);
  const shortDate = `${second.slice(0, 2)}-${second.slice(2, 4)}-${second.slice(4, 6)}`;
  const century = `20${shortDate}` > today ? '19' : '20';
  const birth = isRealDate(century + shortDate) ? century + shortDate : null;
  const number = withoutFiller(first.slice(5, 14));
  const gender = second.charAt(7) === '<' ? 'X' : second.charAt(7);
  return scanned({ lastName, firstName, gender, number, birth }, isForeign(number), () => null);
}
