import { isRealDate } from './birthDate.ts';
import { DOCUMENT_TYPE } from './constants.ts';
import { checkPersonCuil } from './cuil.ts';
import { checkDni, normalizeDni } from './dni.ts';
import { checkName } from './name.ts';
import { typedWords } from './typedText.ts';

/**
 * Values that a scanned card prefills; all fields stay editable, and unreadable ones are ''. The raw text is not stored
 * (docs/domain.md#dni-barcode).
 */
export type ScannedDni = {
  firstName: string;
  lastName: string;
  document: string;
  documentType: number;
  gender: string;
  /** YYYY-MM-DD or ''. */
  birthDate: string;
  cuil: string | null;
};

/** Formats a name: 'JUAN PABLO' → 'Juan Pablo'. */
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
  const match = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(text);
  const date = match && `${match[3]}-${match[2]}-${match[1]}`;
  return date !== null && isRealDate(date) ? date : null;
}

/** Field positions between '@' on a card and on the older booklet, whose text starts with '@'. */
const CARD = { procedure: 0, lastName: 1, firstName: 2, gender: 3, number: 4, copy: 5, birth: 6, issue: 7 };
const BOOKLET = {
  number: 1,
  copy: 2,
  lastName: 4,
  firstName: 5,
  birth: 7,
  gender: 8,
  issue: 9,
  procedure: 10,
};
const CUIL_ENDS_OF_CARD = 8;
const MOST_FIELDS_OF_CARD = 9;
const NATIONALITY_OF_BOOKLET = 6;

/** Windows-1252 characters for the bytes 80 to 9F. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = (character: string): number => {
  const at = WINDOWS_1252.indexOf(character);
  return at === -1 ? character.charCodeAt(0) : 0x80 + at;
};

/** Repairs UTF-8 text that a reader decoded as Latin-1: 'NUÃ‘EZ' becomes 'NUÑEZ'. */
function ungarbled(text: string): string {
  const bytes = Array.from(text, byteOf);
  if (!/[ÂÃ]/.test(text) || bytes.some((byte) => byte > 0xff)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** Reads a name, whose abbreviations end with a dot ('MARIA DE LOS A.'); '' if it has anything but letters. */
function readName(text: string): string {
  const name = titleCase(text.replace(/[.,/]/g, ' '));
  return checkName(name) === null ? name : '';
}

/** Procedure number and copy of a card; they distinguish a card from other codes with an `@`. */
const PROCEDURE = /^\d{8,11}$/;
const COPY = /^[A-Z]$/;

function readPerson(field: (name: keyof typeof CARD) => string) {
  const isCard =
    PROCEDURE.test(field('procedure')) && COPY.test(field('copy')) && slashDate(field('issue')) !== null;
  const document = normalizeDni(field('number').replace(/^[MF]|[MF]$/i, ''));
  const gender = field('gender').toUpperCase();
  if (!isCard) return null;
  return {
    firstName: readName(field('firstName')),
    lastName: readName(field('lastName')),
    document: checkDni(document) === null ? document : '',
    gender: /^[FMX]$/.test(gender) ? gender : '',
    birthDate: slashDate(field('birth')) ?? '',
  };
}

/** `ends`: prefix and check digit of the CUIL, used only if they verify (docs/domain.md#dni-barcode). */
function cuilFrom(document: string, ends: string): string | null {
  const cuil = `${ends.slice(0, 2)}${document.padStart(8, '0')}${ends.slice(2)}`;
  return checkPersonCuil(cuil) === null ? cuil : null;
}

const FOREIGN_FROM = 92_000_000;

/** Symbology identifier that some readers prepend. */
const CODE_KIND = /^\][A-Za-z]\d/;

/** Parses the PDF417 text of a DNI card or the older booklet; null for other text. */
export function parseDniBarcode(text: string): ScannedDni | null {
  const plain = ungarbled(text).replace(CODE_KIND, '').replace(/@\s*$/, '');
  const parts = plain.split('@').map((part) => typedWords(part));
  const at = (place: number) => parts[place] ?? '';
  const isBooklet = at(0) === '';
  if (!isBooklet && parts.length > MOST_FIELDS_OF_CARD) return null;
  const places = isBooklet ? BOOKLET : CARD;
  const person = readPerson((name) => at(places[name]));
  if (person === null) return null;
  const isArgentine = isBooklet && at(NATIONALITY_OF_BOOKLET).toUpperCase() === 'ARGENTINA';
  const isForeign = !isArgentine && Number(person.document) >= FOREIGN_FROM;
  return {
    ...person,
    documentType: isForeign ? DOCUMENT_TYPE.foreignDni : DOCUMENT_TYPE.dni,
    cuil: isBooklet || person.document === '' ? null : cuilFrom(person.document, at(CUIL_ENDS_OF_CARD)),
  };
}
