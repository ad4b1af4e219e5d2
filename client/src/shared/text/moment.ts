import { ARGENTINA_TIME_ZONE } from '@prendarios/rules/constants';
import { formatDate, MISSING } from '@prendarios/rules/format';

const TIME = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: ARGENTINA_TIME_ZONE,
});

/** Formats a time in Argentina, such as '19/11/2026 09:12'; '-' if invalid. */
export function formatMoment(instant: string | null | undefined): string {
  const day = formatDate(instant);
  return day === MISSING ? MISSING : `${day} ${TIME.format(new Date(instant ?? ''))}`;
}

/** Formats a time for use in a sentence, such as '19/11/2026 a las 09:12'. */
export const momentInText = (instant: string): string => formatMoment(instant).replace(' ', ' a las ');
