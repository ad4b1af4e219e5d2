import { todayInArgentina } from '@prendarios/rules/birthDate';
import { momentInText } from '#shared/text/moment.ts';
import { WAIT_TEXTS as TEXT } from './waitTexts.ts';

/** Returns 'en 8 minutos', 'a las 13:40' or 'mañana'. `minutes`: time left; `today`: YYYY-MM-DD in Argentina. */
export function nextWhen(nextAt: string, minutes: number, today: string): string {
  if (minutes < 60) return TEXT.inMinutes(minutes);
  if (todayInArgentina(new Date(nextAt)) !== today) return TEXT.tomorrow;
  return momentInText(nextAt).replace(/^\S+ /, '').replace(' 0', ' ');
}
