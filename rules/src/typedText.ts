/** Nobody sees these: format characters such as direction marks, variation selectors and halves of a character. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;
const CONTROL = /\p{Cc}/gu;
const SPACE = /[\s\p{Zs}]/gu;
/** Hyphens, dashes, the minus sign and the hyphen bullet. */
const DASH = /[\p{Pd}\u2043\u2212]/gu;
/** Quotation marks, accents and letters that keyboards put where an apostrophe belongs. */
const APOSTROPHE = /[`´‘’‛′ʹʻʼʽˈˊˋ՚＇]/gu;

/** As a keyboard for Chinese or Japanese writes Latin letters, digits and signs. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/**
 * The text that a person meant, from what a keyboard or another app's copy made of it: without invisible characters, every
 * space a plain one, every dash a hyphen, every apostrophe `'`, full-width characters as usual ones, accents composed, trimmed. Safe to apply twice.
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

/** The rule of typedText, with one space between words. */
export function typedWords(value: string): string {
  return typedText(value).replace(/ +/g, ' ');
}

const SEPARATORS = '[ :()./-]*';
/** 'NRO 123' and 'NUM 123' are plates. */
const NUMBER = String.raw`(?:n(?:\.?[°º]|\.)|n[uú]mero|n(?:ro|[uú]m)(?:[.:°]| (?!\d{3}$)))`;

/** Matches the name of a value that was copied along: 'DNI N° ', 'Nº de chasis: ', 'CUIL/CUIT: '. `names` is a regular expression. */
export function labelled(names: string): RegExp {
  return new RegExp(
    `^${SEPARATORS}(?:(?:${NUMBER}${SEPARATORS}(?:del? )?)?(?:${names}|n\\.?[°º])${SEPARATORS}(?:${NUMBER}${SEPARATORS})?)+`,
    'i',
  );
}

const AROUND = /^[*"«,;: ]+|[*"»,;: ]+$/g;

/**
 * The rule of typedText, without what people put between the characters of a number or a code: spaces, dots, hyphens,
 * slashes and parentheses, and what they put around it: '*8AP…*' as on a title. `label` matches what was copied along before it (labelled).
 */
export function typedCode(value: string, label?: RegExp): string {
  const text = typedText(value).replace(AROUND, '');
  const code = (label === undefined ? text : text.replace(label, '')).replace(/[ ()./-]/g, '');
  return code.replace(AROUND, '').normalize('NFC');
}

/** Capital letters for the code of a document, which has no letters but A to Z. Never changes the length, unlike toUpperCase ('ŉ'). */
export function capitals(code: string): string {
  return code.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
