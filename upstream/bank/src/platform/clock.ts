import { ALLOWED_HOURS, ARGENTINA_TIME_ZONE } from '@prendarios/rules/constants';

/** The bank's only source of time, so that a test can set it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

const argentina = new Intl.DateTimeFormat('en-CA', {
  timeZone: ARGENTINA_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const argentinaHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: ARGENTINA_TIME_ZONE,
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Returns an instant's day in Argentina as yyyy-mm-dd. */
export const dayIn = (at: Date): string => argentina.format(at);

/** Returns today in Argentina as yyyy-mm-dd, for ages, due dates and UVA values (docs/domain.md#dates-and-figures). */
export const today = (clock: Clock): string => dayIn(clock.now());

/** Whether the time in Argentina is within the allowed hours (docs/domain.md#opening-hours). */
export function isWithinHours(clock: Clock): boolean {
  const hour = Number(argentinaHour.format(clock.now()));
  return hour >= ALLOWED_HOURS.from && hour < ALLOWED_HOURS.until;
}
