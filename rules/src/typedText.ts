/** Invisible characters: format characters such as direction marks, variation selectors and lone surrogates. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;
const CONTROL = /\p{Cc}/gu;
const SPACE = /[\s\p{Zs}]/gu;
const DASH = /[\p{Pd}\u2043\u2212]/gu;
/** Quotation marks, accents and letters that keyboards produce instead of an apostrophe. */
const APOSTROPHE = /[`´‘’‛′ʹʻʼʽˈˊˋ՚＇]/gu;

/** Latin letters, digits and signs from Chinese or Japanese keyboards. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/**
 * Normalises typed or pasted text: removes invisible characters, unifies spaces, hyphens, apostrophes and full-width
 * characters, composes accents, and trims. Idempotent.
 */
export function typedText(value: string): string {
  return value
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(SPACE, ' ')
    .replace(CONTROL, '')
    .replace(DASH, '-')
    .replace(APOSTROPHE, "'")
    .replace(FULL_WIDTH, (character) => String.fromCodePoint(character.charCodeAt(0) - 0xfee0))
    .normalize('NFC')
    .trim();
}

/** Like typedText, with single spaces between words. */
export function typedWords(value: string): string {
  return typedText(value).replace(/ +/g, ' ');
}

const SEPARATORS = '[ :()./-]*';
/** 'NRO 123' and 'NUM 123' are plates, not labels. */
const NUMBER = String.raw`(?:n(?:\.?[°º]|\.)|n[uú]mero|n(?:ro|[uú]m)(?:[.:°]| (?!\d{3}$)))`;

/**
 * Matches a label copied before a value: 'DNI N° ', 'Nº de chasis: ', 'CUIL/CUIT: '. `names` is a regular expression.
 */
export function labelPattern(names: string): RegExp {
  return new RegExp(
    `^${SEPARATORS}(?:(?:${NUMBER}${SEPARATORS}(?:del? )?)?(?:${names}|n\\.?[°º])${SEPARATORS}(?:${NUMBER}${SEPARATORS})?)+`,
    'i',
  );
}

const AROUND = /^[*"«,;: ]+|[*"»,;: ]+$/g;

/**
 * Like typedText, without separators in a number or code (spaces, dots, hyphens, slashes, parentheses) or marks around
 * it ('*8AP…*' as on a title). `label` matches a copied label before it (labelled).
 */
export function typedCode(value: string, label?: RegExp): string {
  const text = typedText(value).replace(AROUND, '');
  const code = (label === undefined ? text : text.replace(label, '')).replace(/[ ()./-]/g, '');
  return code.replace(AROUND, '').normalize('NFC');
}

/** Capitalises A to Z only, for codes. Unlike toUpperCase ('ŉ') it never changes the length. */
export function capitals(code: string): string {
  return code.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
