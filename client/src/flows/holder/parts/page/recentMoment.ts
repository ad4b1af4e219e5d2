import { formatDate } from '@prendarios/rules/format';
import { formatMoment } from '#shared/text/moment.ts';

/** 'a las 14:02'; from the day after (`today`, YYYY-MM-DD) on 'el 20/11 a las 14:02'. In Argentina. */
export function recentMoment(instant: string, today: string): string {
  const [day, time] = formatMoment(instant).split(' ');
  return `${day === formatDate(today) ? '' : `el ${day?.slice(0, 'dd/mm'.length)} `}a las ${time}`;
}
