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
