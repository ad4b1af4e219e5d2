import { isRealDate } from '@prendarios/rules/birthDate';
import { typedText } from '@prendarios/rules/typedText';

/** Converts '1/11/2026', '01-11-2026' or '1.11.26' to YYYY-MM-DD; null if it is not a date. */
export function readDateText(text: string): string | null {
  const match = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|\d{2})$/.exec(typedText(text));
  if (match === null) return null;
  const [, day = '', month = '', year = ''] = match;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}
