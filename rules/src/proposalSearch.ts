import { CUIL_LENGTH } from './constants.ts';
import { normalizeCuil } from './cuil.ts';
import { checkDni, normalizeDni } from './dni.ts';
import { labelled, typedText } from './typedText.ts';

/** What the list's one search box may mean; a number of seven or eight digits is both, a proposal's and a person's. */
type SearchTerms = Readonly<{ number: string | null; document: string | null; name: string | null }>;

const MOST_DIGITS = 12;

/** For comparing names: without accents, in lower case, with one space between words. */
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

/** The meanings of a search text, with or without the name of a number before it. A CUIL or CUIT of a person has their DNI within. */
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
