import { todayInArgentina } from './birthDate.ts';

/** Dot for thousands, comma for decimals (VA-20). es-AR, because es omits the dot in 1.234. */
const LOCALE = 'es-AR';

/** Shown for missing values and for values that are not a number or date (EN-07). */
export const MISSING = '-';

/** A number, or decimal text from the bank such as '20000000.50'. */
type Decimal = number | string;

type NumericText = `${number}`;

function isNumericText(value: string | null | undefined): value is NumericText {
  return /^-?\d+(?:\.\d+)?$/.test(String(value));
}

/** Creates the `Intl` object on first use, because that takes milliseconds that would delay page load. */
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

/** Formats as '$ 20.000.000,00' with a non-breaking space. Decimal text keeps its cents at any size. */
export const formatMoney = /* @__PURE__ */ formatter({ style: 'currency', currency: 'ARS' });

/** Formats as '$ 20.000.000', rounded to pesos. */
export const formatPesos = /* @__PURE__ */ formatter({
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
});

/** Formats as '20.000.000', with up to two decimals. */
export const formatNumber = /* @__PURE__ */ formatter({ maximumFractionDigits: 2 });

const twoDecimals = /* @__PURE__ */ formatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats an amount in UVAs as '4.650,36 UVA'. */
export function formatUva(value: Decimal | null | undefined): string {
  const text = twoDecimals(value);
  return text === MISSING ? MISSING : `${text}\u00a0UVA`;
}

/** Formats percentage points: 70.32 as '70,32 %'. */
export function formatPercent(points: Decimal | null | undefined): string {
  const text = twoDecimals(points);
  return text === MISSING ? MISSING : `${text}\u00a0%`;
}

let weekday: Intl.DateTimeFormat | undefined;

/** Formats a YYYY-MM-DD date as 'lunes 11/01/2027'. */
export function formatDay(date: string): string {
  weekday ??= new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(new Date(`${date}T00:00:00Z`))} ${formatDate(date)}`;
}

/**
 * Formats as dd/mm/yyyy. Time zones do not shift plain YYYY-MM-DD dates; an ISO instant with a zone becomes its day in
 * Argentina.
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
