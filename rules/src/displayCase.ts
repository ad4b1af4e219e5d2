import { ACRONYMS, CODE_WORDS, PLACE_ACCENTS, WORD_ACCENTS } from './displayWords.ts';

/**
 * The bank's catalogues are in capitals without accents. These functions return the display text; keys, sent values and
 * comparisons use the bank's text.
 */

const LINKS = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'en', 'con', 'sin', 'por', 'para']);

/** Letters, digits and the dots of 'S.A.' or '1.3'; slashes, hyphens, brackets and spaces separate words. */
const WORD = /[\p{L}\p{N}.!%]+/gu;

const LETTERS_WITH_DOTS = /^(?:\p{L}\.)+$/u;
const VOWEL = /[AEIOUYÁÉÍÓÚ]/;
const LONGEST_CODE = 4;

/** Whether capitals outnumber small letters. Other text was written for people and stays unchanged. */
function isShouting(text: string): boolean {
  const smalls = text.match(/\p{Ll}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > smalls;
}

function isFixed(word: string): boolean {
  return /\p{N}|\p{Ll}/u.test(word) || LETTERS_WITH_DOTS.test(word) || ACRONYMS.has(word);
}

/** 'XLS', 'HEV', 'S': codes of a maker rather than words. */
function isCode(word: string): boolean {
  return CODE_WORDS.has(word) || (word.length <= LONGEST_CODE && !VOWEL.test(word));
}

function capitalized(word: string): string {
  return word.charAt(0).toLocaleUpperCase('es-AR') + word.slice(1);
}

function eachWord(text: string, change: (word: string, isFirst: boolean) => string): string {
  if (!isShouting(text)) return text;
  return text.replace(WORD, (word, at: number) => (isFixed(word) ? word : change(word, at === 0)));
}

function small(word: string, accents: ReadonlyMap<string, string>): string {
  const lower = word.toLocaleLowerCase('es-AR');
  return accents.get(lower) ?? lower;
}

/** Formats a list entry: 'TODO RIESGO FRANQUICIA 4%' → 'Todo riesgo franquicia 4 %', with a hard space. */
export function sentenceCase(text: string): string {
  return eachWord(text, (word, isFirst) => {
    const lower = small(word, WORD_ACCENTS);
    return isFirst ? capitalized(lower) : lower;
  }).replace(/(\d)%/g, '$1\u00a0%');
}

/** The bank's lists have two names for the capital; screens use one. */
const CAPITAL_NAMES = new Set(['CAPITAL FEDERAL', 'CIUDAD DE BUENOS AIRES']);
const CAPITAL = 'Ciudad Autónoma de Buenos Aires';

/** Formats a place, person, insurer or company: 'TERMAS DE RIO HONDO' → 'Termas de Río Hondo'; keeps 'S.A.'. */
export function nameCase(text: string): string {
  if (CAPITAL_NAMES.has(text.toUpperCase())) return CAPITAL;
  return eachWord(text, (word, isFirst) => {
    const lower = small(word, PLACE_ACCENTS);
    return !isFirst && LINKS.has(lower) ? lower : capitalized(lower);
  });
}

/**
 * Formats a brand or model: 'CRONOS PRECISION 1.3 CVT' → 'Cronos Precision 1.3 CVT'. Adds no accents to brand names.
 */
export function vehicleCase(text: string): string {
  return eachWord(text, (word) => (isCode(word) ? word : capitalized(word.toLocaleLowerCase('es-AR'))));
}
