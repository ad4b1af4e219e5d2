import type { Check } from './check.ts';
import { AMOUNT_MAX, AMOUNT_MIN } from './constants.ts';
import { formatNumber } from './format.ts';
import { AMOUNT_MESSAGES } from './messages.ts';
import { typedText } from './typedText.ts';

const FORMS: readonly { pattern: RegExp; toDecimal: (text: string) => string }[] = [
  { pattern: /^\d+$/, toDecimal: (text) => text },
  {
    pattern: /^\d{1,3}(?:\.\d{3})+(?:,\d{0,2})?$/,
    toDecimal: (text) => text.replaceAll('.', '').replace(',', '.'),
  },
  { pattern: /^\d+,\d{0,2}$/, toDecimal: (text) => text.replace(',', '.') },
  { pattern: /^\d+\.\d{0,2}$/, toDecimal: (text) => text },
  { pattern: /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/, toDecimal: (text) => text.replaceAll(',', '') },
];

const THOUSANDS = String.raw`(?:mil|k)\b`;
const MILLIONS = String.raw`(?:mill(?:\.|[oó]n|ones)?|mm?)(?![a-z])`;
/**
 * '15,5 millones', '800 mil', '8M', '1 millón 200 mil'. A comma is decimal, and so is a dot before one or two digits.
 */
const SPOKEN = new RegExp(
  `^(?:([\\d.,]+) ?${MILLIONS})?(?: ?y)? ?(?:([\\d.,]+) ?${THOUSANDS})?(?: de)?$`,
  'i',
);
const SPOKEN_NUMBER = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$|^\d+\.\d{1,2}$/;

function spokenNumber(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!SPOKEN_NUMBER.test(text)) return Number.NaN;
  return Number(/\.\d{1,2}$/.test(text) ? text : text.replaceAll('.', '').replace(',', '.'));
}

function spokenAmount(text: string): number | null {
  const [, millions, thousands] = SPOKEN.exec(text) ?? [];
  if (millions === undefined && thousands === undefined) return null;
  const amount = Math.round(spokenNumber(millions) * 1e8 + spokenNumber(thousands) * 1e5) / 100;
  return Number.isFinite(amount) ? amount : null;
}

/**
 * Reads pesos as people type or paste them: '$ 20.000.000', '20000000', '20 000 000', '20.000.000,50', '20.000.000.-',
 * '20.000.000 pesos', '1,500,000.50', '15,5 millones', '800 mil'. Returns null for any other text.
 */
export function parseAmount(text: string): number | null {
  const words = typedText(text).replace(/^(?:ARS|AR\$|\$) *| *(?:[.,] *-+|[.;]|pesos|ARS|\$)$/gi, '');
  const plain = words.replaceAll(' ', '');
  const form = FORMS.find(({ pattern }) => pattern.test(plain));
  return form === undefined ? spokenAmount(words) : Number(form.toDecimal(plain));
}

/** Returns the result of parseAmount rounded to whole pesos. */
export function parseWholeAmount(text: string): number | null {
  const amount = parseAmount(text);
  return amount === null ? null : Math.round(amount);
}

/** Returns the result of parseAmount; null for an amount with cents. */
export function parseExactAmount(text: string): number | null {
  const amount = parseAmount(text);
  return Number.isInteger(amount) ? amount : null;
}

/** Checks a typed amount: whole pesos within the product's range (VA-10) and within `limits` (pesos). */
export function checkAmount(
  text: string,
  limits: { min: number; max: number } = { min: AMOUNT_MIN, max: AMOUNT_MAX },
): Check {
  if (typedText(text) === '') return AMOUNT_MESSAGES.required;
  const amount = parseAmount(text);
  if (amount === null) return AMOUNT_MESSAGES.number;
  const min = Math.max(limits.min, AMOUNT_MIN);
  const max = Math.min(limits.max, AMOUNT_MAX);
  if (amount < min || amount > max) return AMOUNT_MESSAGES.range(formatNumber(min), formatNumber(max));
  return Number.isInteger(amount) ? null : AMOUNT_MESSAGES.cents;
}
