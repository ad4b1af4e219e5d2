import { isRealDate } from './birthDate.ts';
import { DOCUMENT_TYPE } from './constants.ts';
import { checkPersonCuil } from './cuil.ts';
import { checkDni, normalizeDni } from './dni.ts';
import { checkName } from './name.ts';

/** The values that a scanned card prefills; every field stays editable. The raw text is not kept (decision 029). */
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
  const document = normalizeDni(fields.number.replace(/^[MF]|[MF]$/i, ''));
  const gender = fields.gender.trim().toUpperCase();
  const firstName = titleCase(fields.firstName);
  const lastName = titleCase(fields.lastName);
  const isPerson = checkName(firstName) === null && checkName(lastName) === null && /^[FMX]$/.test(gender);
  if (!isPerson || checkDni(document) !== null || fields.birth === null) return null;
  return {
    firstName,
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

/** The number of a card's making, and its copy: what tells a card from another code with an `@` in it. */
const PROCEDURE = /^\d{8,11}$/;
const COPY = /^[A-Z]$/;

/** Reads the PDF417 text of a DNI card, or of the older booklet (begins with '@'). Returns null for any other text. */
export function parseDniBarcode(text: string): ScannedDni | null {
  const parts = text
    .trim()
    .split('@')
    .map((part) => part.trim());
  if (parts[0] === '') {
    const [, number = '', copy = '', , lastName = '', firstName = '', nationality = '', birth = ''] = parts;
    const [gender = '', issue = '', procedure = ''] = parts.slice(8);
    const isBooklet = COPY.test(copy) && slashDate(issue) !== null && PROCEDURE.test(procedure);
    const foreign = nationality.toUpperCase() !== 'ARGENTINA' && isForeign(number);
    const fields = { lastName, firstName, gender, number, birth: slashDate(birth) };
    return isBooklet ? scanned(fields, foreign, () => null) : null;
  }
  const [procedure = '', lastName = '', firstName = '', gender = '', number = '', copy = ''] = parts;
  const [birth = '', issue = '', ddd = ''] = parts.slice(6);
  const isCard =
    PROCEDURE.test(procedure) && COPY.test(copy) && slashDate(issue) !== null && parts.length <= 9;
  const fields = { lastName, firstName, gender, number, birth: slashDate(birth) };
  return isCard ? scanned(fields, isForeign(number), (document) => cuilFrom(document, ddd)) : null;
}
