import { typedText } from '@prendarios/rules/typedText';
import { readDateText } from '#shared/text/dateText.ts';

/** A day further ahead was probably meant for the past: '27/11' on 28 November. */
const MONTHS_AHEAD = 6;

/**
 * Converts dates as `readDateText` does, and '1/12' to the next such day from `today` (YYYY-MM-DD) on if it is within
 * six months, otherwise to that day of this year.
 */
export function readComingDate(text: string, today: string): string | null {
  const [, day = ''] = /^(\d{1,2}[/.\s-]\d{1,2})$/.exec(typedText(text)) ?? [];
  if (day === '') return readDateText(text);
  const year = Number(today.slice(0, 4));
  const [thisYear = null, nextYear = null] = [year, year + 1].map((one) => readDateText(`${day}/${one}`));
  if (thisYear !== null && thisYear >= today) return thisYear;
  const months = nextYear === null ? Infinity : 12 + Number(nextYear.slice(5, 7)) - Number(today.slice(5, 7));
  return months <= MONTHS_AHEAD ? nextYear : thisYear;
}
