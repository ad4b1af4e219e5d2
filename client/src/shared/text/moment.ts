import { ARGENTINA_TIME_ZONE } from '@prendarios/rules/constants';
import { formatDate, MISSING } from '@prendarios/rules/format';

const TIME = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: ARGENTINA_TIME_ZONE,
});

/** '19/11/2026 09:12', in Argentina; '-' if it is not a valid time. */
export function formatMoment(instant: string | null | undefined): string {
  const day = formatDate(instant);
  return day === MISSING ? MISSING : `${day} ${TIME.format(new Date(instant ?? ''))}`;
}

/** The same for a sentence: '19/11/2026 a las 09:12'. */
export const momentInText = (instant: string): string => formatMoment(instant).replace(' ', ' a las ');

/** For a sentence about these days: 'a las 14:02', or 'el 20/11 a las 14:02' unless it is `today` (YYYY-MM-DD). */
export function recentMoment(instant: string, today: string): string {
  const [day = '', time = ''] = formatMoment(instant).split(' ');
  return day === formatDate(today) ? `a las ${time}` : `el ${day.slice(0, 'dd/mm'.length)} a las ${time}`;
}
