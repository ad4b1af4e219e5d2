import { ARGENTINA_TIME_ZONE, MINIMUM_AGE } from './constants.ts';
import { BIRTH_DATE_MESSAGES as TEXT } from './messages.ts';
import { typedText } from './typedText.ts';

type DatePart = 'day' | 'month' | 'year';
export type DateParts = Record<DatePart, string>;
type BirthDateProblem = { message: string; parts: DatePart[] };

const PARTS: readonly DatePart[] = ['day', 'month', 'year'];
/** No living person is older, so a higher age is a mistyped year. */
const OLDEST_AGE = 120;

/** Created on first use: a time zone's calendar costs a server more than a request. */
let calendar: Intl.DateTimeFormat | undefined;
/** Cached per minute, because every request to a server asks for it. */
let lastAsked: { minute: number; date: string } | undefined;

/**
 * Returns the date in Argentina at `now` as YYYY-MM-DD, in any machine time zone (docs/domain.md#dates-and-figures).
 */
export function todayInArgentina(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (lastAsked?.minute !== minute) lastAsked = { minute, date: dateInArgentina(now) };
  return lastAsked.date;
}

function dateInArgentina(now: Date): string {
  calendar ??= new Intl.DateTimeFormat('en-US', {
    timeZone: ARGENTINA_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = calendar.formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Whether a YYYY-MM-DD date exists in the calendar. */
export function isRealDate(date: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (lengths[month - 1] ?? 0);
}

/**
 * Returns the full years between two YYYY-MM-DD dates. Compares month and day as text, so a birthday on 29 February
 * falls on 1 March in common years.
 */
export function ageAt(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Returns a month's number as text; accepts its name or abbreviation: 'marzo' and 'mar' become '3'. */
function monthNumber(typed: string): string {
  const text = typedText(typed).toLowerCase().replace(/\.$/, '').replace('set', 'sept');
  const at = text.length < 3 ? -1 : MONTHS.findIndex((name) => name.startsWith(text));
  return at === -1 ? typedText(typed) : String(at + 1);
}

/**
 * '15/3/1985', '15/3/85', '15 de marzo de 1985', '15 MAR/ MAR 1985' as on a DNI, '15031985' and '1985-03-15', with
 * optional words before and an optional time after.
 */
const WHOLE_DATES = [
  /^(?:\D*[ :.(])?(?<day>\d{1,2})(?:[°º]|ro\.?)? ?(?:[/.-]| de | ) ?(?<month>\d{1,2}|\p{L}{3,})\.?(?:\/ ?\p{L}{3,})? ?(?:[/.-]| del? |,? ) ?(?<year>\d{4}|\d{2})(?:,? \d{1,2}:\d{2}.*|[.,;)]+)?$/iu,
  /^(?:\D*[ :.(])?(?<day>\d{2})(?<month>\d{2})(?<year>(?:19|20)\d{2})$/,
  /^(?:\D*[ :.(])?(?<year>\d{4})[/.-](?<month>\d{2})[/.-](?<day>\d{2})(?:[T ].*)?$/,
];

/**
 * Splits a full date typed in one field into all three. A two-digit year may be an unfinished four-digit one, so it only
 * counts if more than one character was added since `before`.
 */
export function spreadDate(parts: DateParts, before: DateParts): DateParts {
  for (const part of PARTS) {
    const isPasted = parts[part].length > before[part].length + 1;
    for (const pattern of WHOLE_DATES) {
      const { day, month, year } = pattern.exec(typedText(parts[part]))?.groups ?? {};
      if (day === undefined || month === undefined || year === undefined) continue;
      if (isPasted || year.length === 4) return { day, month, year };
    }
  }
  return parts;
}

/** Returns the three fields as YYYY-MM-DD, or null if they are not a date. */
export function partsToDate(parts: DateParts): string | null {
  const day = typedText(parts.day).padStart(2, '0');
  const date = `${typedText(parts.year)}-${monthNumber(parts.month).padStart(2, '0')}-${day}`;
  return isRealDate(date) ? date : null;
}

/** Splits YYYY-MM-DD, with or without a time, into the three fields. */
export function dateToParts(date: string): DateParts {
  return { day: date.slice(8, 10), month: date.slice(5, 7), year: date.slice(0, 4) };
}

function isWholeBetween(text: string, min: number, max: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/**
 * Returns the first problem of a birth date with the affected fields (docs/ux.md#birth-dates), or null. The applicant
 * must be 18 on `today`, YYYY-MM-DD (VA-09).
 */
export function checkBirthDate(parts: DateParts, today: string): BirthDateProblem | null {
  const missing = PARTS.filter((part) => typedText(parts[part]) === '');
  const [firstMissing] = missing;
  if (missing.length === PARTS.length) return { message: TEXT.required, parts: missing };
  // An impossible day may be a full date that could not be parsed; then do not report the other fields as missing.
  if (!missing.includes('day') && !isWholeBetween(typedText(parts.day), 1, 31)) {
    return { message: TEXT.dayRange, parts: ['day'] };
  }
  if (firstMissing !== undefined) return { message: TEXT[firstMissing], parts: missing };
  if (!isWholeBetween(monthNumber(parts.month), 1, 12)) return { message: TEXT.monthRange, parts: ['month'] };
  if (!/^\d{4}$/.test(typedText(parts.year))) return { message: TEXT.yearRange, parts: ['year'] };
  const date = partsToDate(parts);
  if (date === null) return { message: TEXT.unreal, parts: ['day', 'month'] };
  return checkBirthDay(date, today);
}

function checkBirthDay(date: string, today: string): BirthDateProblem | null {
  if (date >= today) return { message: TEXT.future, parts: ['year'] };
  const age = ageAt(date, today);
  if (age > OLDEST_AGE) return { message: TEXT.tooOld, parts: ['year'] };
  return age < MINIMUM_AGE ? { message: TEXT.underAge, parts: ['year'] } : null;
}

/** Applies checkBirthDate to YYYY-MM-DD text, as servers receive it. Returns the message, or null. */
export function checkBirthDateText(date: string, today: string): string | null {
  if (typedText(date) === '') return TEXT.required;
  return isRealDate(date) ? (checkBirthDay(date, today)?.message ?? null) : TEXT.unreal;
}
