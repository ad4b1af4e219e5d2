/** Spells integers and amounts in Spanish, for contracts. */

const UNITS = [
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis',
  'diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco',
  'veintiséis veintisiete veintiocho veintinueve',
]
  .join(' ')
  .split(' ');
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = [
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

/** The largest supported number, one less than a billón (10^12). */
export const MAX_IN_WORDS = 999_999_999_999;

function belowHundred(value: number): string {
  if (value < UNITS.length) return UNITS[value] ?? '';
  const ten = TENS[Math.floor(value / 10) - 3] ?? '';
  const unit = value % 10;
  return unit === 0 ? ten : `${ten} y ${UNITS[unit]}`;
}

function belowThousand(value: number): string {
  if (value === 100) return 'cien';
  const hundred = HUNDREDS[Math.floor(value / 100) - 1] ?? '';
  const rest = value % 100;
  return [hundred, rest === 0 && hundred !== '' ? '' : belowHundred(rest)].filter(Boolean).join(' ');
}

/** 'uno' is shortened before a noun: veintiún mil, treinta y un millones. */
function beforeNoun(words: string): string {
  return words.replace(/veintiuno$/, 'veintiún').replace(/\buno$/, 'un');
}

function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  const parts: string[] = [];
  if (thousands === 1) parts.push('mil');
  if (thousands > 1) parts.push(`${beforeNoun(belowThousand(thousands))} mil`);
  if (rest > 0 || thousands === 0) parts.push(belowThousand(rest));
  return parts.join(' ');
}

/** Spells an integer. @throws {RangeError} below 0 or above MAX_IN_WORDS. */
export function numberInWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > MAX_IN_WORDS) {
    throw new RangeError(`Not a whole number that is written in words: ${value}`);
  }
  const millions = Math.floor(value / 1_000_000);
  const rest = value % 1_000_000;
  const parts: string[] = [];
  if (millions === 1) parts.push('un millón');
  if (millions > 1) parts.push(`${beforeNoun(belowMillion(millions))} millones`);
  if (rest > 0 || millions === 0) parts.push(belowMillion(rest));
  return parts.join(' ');
}

/** Spells pesos with at most two decimals, such as 'PESOS DIEZ MILLONES CON 00/100'. */
export function pesosInWords(pesos: number): string {
  const cents = Math.round(pesos * 100);
  const whole = Math.floor(cents / 100);
  const fraction = String(cents % 100).padStart(2, '0');
  return `PESOS ${numberInWords(whole).toUpperCase()} CON ${fraction}/100`;
}

const ORDINALS = [
  'PRIMERA SEGUNDA TERCERA CUARTA QUINTA SEXTA SÉPTIMA OCTAVA NOVENA DÉCIMA UNDÉCIMA DUODÉCIMA DECIMOTERCERA',
  'DECIMOCUARTA DECIMOQUINTA DECIMOSEXTA DECIMOSÉPTIMA DECIMOCTAVA DECIMONOVENA VIGÉSIMA',
]
  .join(' ')
  .split(' ');

/** Spells a clause number from 1 to 20. @throws {RangeError} for other numbers. */
export function ordinal(value: number): string {
  const words = ORDINALS[value - 1];
  if (words === undefined) throw new RangeError(`Not the number of a clause: ${value}`);
  return words;
}
