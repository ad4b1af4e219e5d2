import { addDays, weekdayOf } from './dates.ts';

/**
 * Days on which banks are closed in addition to weekends and national holidays, as YYYY-MM-DD
 * (docs/domain.md#business-days).
 */
export type NonBusinessDays = ReadonlySet<string>;

/** Immovable holidays as MM-DD: Ley 27.399, art. 1. Carnival and Good Friday follow Easter. */
const FIXED = ['01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '12-08', '12-25'];

/** Movable holidays as MM-DD: Ley 27.399, art. 1. */
const MOVABLE = ['06-17', '08-17', '10-12', '11-20'];

/**
 * Days by which a movable holiday moves, from Sunday to Saturday: Ley 27.399, art. 6. On weekends it stays, unless the
 * authority moves it (Decreto 614/2025); such moves are a setting.
 */
const MOVED_BY = [0, 0, -1, -2, 4, 3, 0] as const;

/** Days from Easter Sunday: carnival Monday and Tuesday, Good Friday. */
const AROUND_EASTER = [-48, -47, -2];

/** Returns Easter Sunday of the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, epact + toSunday - 7 * correction);
}

function movedHoliday(date: string): string {
  return addDays(date, MOVED_BY[weekdayOf(date)] ?? 0);
}

const holidaysByYear = new Map<number, ReadonlySet<string>>();

/** Returns the national holidays of a year as YYYY-MM-DD (docs/domain.md#business-days). */
export function nationalHolidays(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  const holidays = new Set([
    ...FIXED.map((day) => `${year}-${day}`),
    ...MOVABLE.map((day) => movedHoliday(`${year}-${day}`)),
    ...AROUND_EASTER.map((days) => addDays(easter, days)),
  ]);
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Whether banks are open on a YYYY-MM-DD date. */
export function isBusinessDay(date: string, closed: NonBusinessDays): boolean {
  const weekday = weekdayOf(date);
  return (
    weekday !== 0 &&
    weekday !== 6 &&
    !nationalHolidays(Number(date.slice(0, 4))).has(date) &&
    !closed.has(date)
  );
}

/** Returns the date `count` business days after a date, which does not count. */
export function addBusinessDays(date: string, count: number, closed: NonBusinessDays): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day, closed)) left -= 1;
  }
  return day;
}

/** Counts the business days between two dates, both included. */
export function businessDaysFrom(first: string, last: string, closed: NonBusinessDays): number {
  let count = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) if (isBusinessDay(day, closed)) count += 1;
  return count;
}

/** Returns the payment day of an instalment: its due date or the next business day, without extra interest. */
export function paymentDateOf(dueDate: string, closed: NonBusinessDays): string {
  return isBusinessDay(dueDate, closed) ? dueDate : paymentDateOf(addDays(dueDate, 1), closed);
}
