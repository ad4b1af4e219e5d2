import { typedText } from '@prendarios/rules/typedText';
import { readDateText } from '#shared/text/dateText.ts';

/** Converts dates as `readDateText` does, and '1/12' to the next such day from `today` (YYYY-MM-DD) on. */
export function readComingDate(text: string, today: string): string | null {
  const [, day = ''] = /^(\d{1,2}[/.\s-]\d{1,2})$/.exec(typedText(text)) ?? [];
  if (day === '') return readDateText(text);
  const year = Number(today.slice(0, 4));
  const dates = [year, year + 1].map((one) => readDateText(`${day}/${one}`));
  return dates.find((date) => date !== null && date >= today) ?? null;
}
