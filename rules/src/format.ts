import { todayInArgentina } from './birthDate.ts';

/** Dot for thousands, comma for decimals (VA-20). es-AR, since es drops the dot in 1.234. */
const LOCALE = 'es-AR';

/** Shown for a value that is missing or is not a number or a date (EN-07). */
export const MISSING = '-';

/** A number, or decimal text as the bank sends it, such as '20000000.50'. */
type Decimal = number | string;

type NumericText = `${number}`;

function isNumericText(value: string | null | undefined): value is NumericText {
  return /^-?\d+(?:\.\d+)?$/.test(String(value));
}

/** Its `Intl` object, which takes milliseconds to make, is made at the first use and not while a page loads. */
function formatter(options: Intl.NumberFormatOptions) {
  let made: Intl.NumberFormat | undefined;
  const format = (value: number | NumericText): string => {
    made ??= new Intl.NumberFormat(LOCALE, options);
    return made.format(value);
  };
  return (value: Decimal | null | undefined): string => {
    if (typeof value === 'number') return Number.isFinite(value) ? format(value) : MISSING;
    return isNumericText(value) ? format(value) : MISSING;
  };
}

/** '$ 20.000.000,00'; the space does not break. Decimal text keeps its cents at any size. */
export const formatMoney = /* @__PURE__ */ formatter({ style: 'currency', currency: 'ARS' });

/** '$ 20.000.000', rounded to pesos. */
export const formatPesos = /* @__PURE__ */ formatter({
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
});

/** '20.000.000', with two decimals at most. */
export const formatNumber = /* @__PURE__ */ formatter({ maximumFractionDigits: 2 });

const twoDecimals = /* @__PURE__ */ formatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '4.650,36 UVA' of an amount in UVAs. */
export function formatUva(value: Decimal | null | undefined): string {
  const text = twoDecimals(value);
  return text === MISSING ? MISSING : `${text}\u00a0UVA`;
}

/** '70,32 %' of a percentage in points: 70.32. */
export function formatPercent(points: Decimal | null | undefined): string {
  const text = twoDecimals(points);
  return text === MISSING ? MISSING : `${text}\u00a0%`;
}

let weekday: Intl.DateTimeFormat | undefined;

/** 'lunes 11/01/2027' of a YYYY-MM-DD date. */
export function formatDay(date: string): string {
  weekday ??= new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(new Date(`${date}T00:00:00Z`))} ${formatDate(date)}`;
}

/**
 * dd/mm/yyyy. A plain YYYY-MM-DD is written unchanged, so that no time zone shifts it; a moment
 * (ISO with its zone) is its day in Argentina.
 */
export function formatDate(iso: string | null | undefined): string {
  let day = iso ?? '';
  if (/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(day)) {
    const moment = new Date(day);
    if (Number.isNaN(moment.getTime())) return MISSING;
    day = todayInArgentina(moment);
  }
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(day);
  return match === null ? MISSING : `${match[3]}/${match[2]}/${match[1]}`;
}
