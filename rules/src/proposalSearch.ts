import { CUIL_LENGTH } from './constants.ts';
import { normalizeCuil } from './cuil.ts';
import { checkDni, normalizeDni } from './dni.ts';
import { normalizePlate } from './plate.ts';
import { labelPattern, typedText } from './typedText.ts';

/** Possible meanings of a search's digits; seven or eight may be a proposal number or a DNI. */
type SearchTerms = Readonly<{ number: string | null; document: string | null }>;

const MOST_DIGITS = 12;

/** Normalises a name for comparison: no accents, lower case, single spaces. */
export const searchedName = (name: string): string =>
  typedText(name)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const LABEL = labelPattern(
  String.raw`solicitud|propuesta|patente|dominio|tel(?:[eé]fono)?|cel(?:ular)?|pr[eé]stamo|tr[aá]mite|d\.?n\.?i|doc(?:umento)?|cui[lt]|n[°º]|nro\.?|#`,
);

/** Reads the number in a search, with or without a label before it. A person's CUIL or CUIT contains their DNI. */
export function searchTerms(text: string): SearchTerms {
  const digits = normalizeCuil(typedText(text).replace(LABEL, ''));
  if (!/^\d+$/.test(digits)) return { number: null, document: null };
  if (digits.length === CUIL_LENGTH) {
    return { number: null, document: normalizeDni(digits.slice(2, -1)) };
  }
  const number = digits.length <= MOST_DIGITS ? digits : null;
  return { number, document: checkDni(digits) === null ? normalizeDni(digits) : null };
}

const wordsOf = (text: string): string[] =>
  searchedName(text)
    .split(' ')
    .filter((word) => word !== '');

/** Country and long-distance prefixes of a phone. */
const PHONE_PREFIX = /^(?:549|54|0)(?=\d{10}$)/;

/**
 * Splits a search into words: names in any order, numbers without separators. A proposal matches if each word equals or
 * starts one of its own words (`searchedWords`).
 */
export function searchWords(text: string): readonly string[] {
  const plain = typedText(text).replace(LABEL, '');
  const digits = plain.replaceAll(/[\s().+-]/g, '').replace(PHONE_PREFIX, '');
  if (/^\d+$/.test(digits)) {
    // A CUIL matches by the DNI it contains.
    const { number, document } = searchTerms(digits);
    return [(number === null ? document : null) ?? digits];
  }
  return searchedName(plain)
    .split(' ')
    .filter((word) => word !== '');
}

const SHORTEST_PLATE_PART = 3;
const PLATE_PART = new RegExp(String.raw`^(?=.*[a-z])(?=.*\d)[a-z\d]{${SHORTEST_PLATE_PART},7}$`);

/** Returns the part of a plate that a search may be, with or without spaces; null if it cannot be one. */
export function platePart(text: string): string | null {
  const part = normalizePlate(text).toLowerCase();
  return PLATE_PART.test(part) ? part : null;
}

const ID_LENGTH = 32;
const LABELLED_ID = /^id[\s:]*(?=[\da-f]{4,32}$)/;
const UNLABELLED_ID = /^[\da-f]{8,32}$/;

/**
 * Returns a search as the first and last uuid that begin with it; null if it is no beginning of an id: four hexadecimal
 * digits after the label 'ID', or else eight, as lists show them.
 */
export function idRange(text: string): readonly [first: string, last: string] | null {
  const plain = typedText(text).toLowerCase().replaceAll('-', '');
  const begin = plain.replace(LABELLED_ID, '');
  if (begin === plain && !UNLABELLED_ID.test(plain)) return null;
  const filled = (digit: string) =>
    begin.padEnd(ID_LENGTH, digit).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return [filled('0'), filled('f')];
}

/** Returns the plate and its endings as words, so that each part of the plate is the beginning of one. */
export const plateWords = (plate: string): string[] =>
  Array.from({ length: Math.max(0, plate.length - SHORTEST_PLATE_PART + 1) }, (_none, at) => plate.slice(at));

/** Returns the distinct words by which a proposal is found. */
export const searchedWords = (values: readonly (string | null | undefined)[]): string =>
  [...new Set(values.flatMap((value) => wordsOf(value ?? '')))].join(' ');
