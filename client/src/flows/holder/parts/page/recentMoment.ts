import { formatDate } from '@prendarios/rules/format';
import { formatMoment } from '#shared/text/moment.ts';

/** Returns 'a las 14:02', or 'el 20/11 a las 14:02' for a day before `today` (YYYY-MM-DD, Argentina). */
export function recentMoment(instant: string, today: string): string {
  const [day, time] = formatMoment(instant).split(' ');
  return `${day === formatDate(today) ? '' : `el ${day?.slice(0, 'dd/mm'.length)} `}a las ${time}`;
}
