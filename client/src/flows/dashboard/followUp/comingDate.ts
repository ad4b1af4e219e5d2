import { typedText } from '@prendarios/rules/typedText';
import { readDateText } from '#shared/text/dateText.ts';

/** Dates further ahead are probably meant as past: '27/11' typed on 28 November. */
const MONTHS_AHEAD = 6;

/**
 * Parses dates as `readDateText` does; '1/12' is its next occurrence from `today` (YYYY-MM-DD) if that is within six
 * months, otherwise this year's.
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
