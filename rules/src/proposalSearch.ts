import { CUIL_LENGTH } from './constants.ts';
import { normalizeCuil } from './cuil.ts';
import { checkDni, normalizeDni } from './dni.ts';
import { labelled, typedText } from './typedText.ts';

/** Possible meanings of a search text; seven or eight digits may be a proposal's or a person's number. */
type SearchTerms = Readonly<{ number: string | null; document: string | null; name: string | null }>;

const MOST_DIGITS = 12;

/** Normalises a name for comparison: no accents, lower case, single spaces. */
export const searchedName = (name: string): string =>
  typedText(name)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const LABEL = labelled(
  String.raw`solicitud|pr[eé]stamo|tr[aá]mite|d\.?n\.?i|doc(?:umento)?|cui[lt]|n[°º]|nro\.?|#`,
);

/** Parses a search text, with or without a label before the number. A person's CUIL or CUIT contains their DNI. */
export function searchTerms(text: string): SearchTerms {
  const digits = normalizeCuil(typedText(text).replace(LABEL, ''));
  if (!/^\d+$/.test(digits)) {
    const name = searchedName(text);
    return { number: null, document: null, name: name === '' ? null : name };
  }
  if (digits.length === CUIL_LENGTH) {
    return { number: null, document: normalizeDni(digits.slice(2, -1)), name: null };
  }
  const number = digits.length <= MOST_DIGITS ? digits : null;
  return { number, document: checkDni(digits) === null ? normalizeDni(digits) : null, name: null };
}
