import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  businessDaysFrom,
  easterSunday,
  isBusinessDay,
  nationalHolidays,
  paymentDateOf,
} from './businessDays.ts';
import { addDays, daysBetween, weekdayOf } from './dates.ts';

const NONE: ReadonlySet<string> = new Set();
const BRIDGES = new Set(['2026-03-23', '2026-07-10', '2026-12-07']);

describe('national holidays', () => {
  it('match the official calendar in 2026', () => {
    expect([...nationalHolidays(2026)].toSorted()).toEqual([
      '2026-01-01',
      '2026-02-16',
      '2026-02-17',
      '2026-03-24',
      '2026-04-02',
      '2026-04-03',
      '2026-05-01',
      '2026-05-25',
      '2026-06-15',
      '2026-06-20',
      '2026-07-09',
      '2026-08-17',
      '2026-10-12',
      '2026-11-23',
      '2026-12-08',
      '2026-12-25',
    ]);
  });

  it('follow the law in 2027', () => {
    expect([...nationalHolidays(2027)].toSorted()).toEqual([
      '2027-01-01',
      '2027-02-08',
      '2027-02-09',
      '2027-03-24',
      '2027-03-26',
      '2027-04-02',
      '2027-05-01',
      '2027-05-25',
      '2027-06-20',
      '2027-06-21',
      '2027-07-09',
      '2027-08-16',
      '2027-10-11',
      '2027-11-20',
      '2027-12-08',
      '2027-12-25',
    ]);
  });

  it.each([
    ['Sunday stays', '2029-06-17', '2029-06-17'],
    ['Monday stays', '2026-08-17', '2026-08-17'],
    ['Tuesday moves to the Monday before', '2027-08-17', '2027-08-16'],
    ['Wednesday moves to the Monday before', '2026-06-17', '2026-06-15'],
    ['Thursday moves to the Monday after', '2028-10-12', '2028-10-16'],
    ['Friday moves to the Monday after', '2026-11-20', '2026-11-23'],
    ['Saturday stays', '2027-11-20', '2027-11-20'],
  ])('a movable holiday on a %s', (_rule, day, kept) => {
    const holidays = nationalHolidays(Number(day.slice(0, 4)));
    expect(holidays.has(kept)).toBe(true);
    expect(holidays.has(day)).toBe(day === kept);
  });

  it.each([
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2029, '2029-04-01'],
    [2030, '2030-04-21'],
    [2031, '2031-04-13'],
    [2032, '2032-03-28'],
    [2033, '2033-04-17'],
    [2034, '2034-04-09'],
    [2035, '2035-03-25'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, sunday) => expect(easterSunday(year)).toBe(sunday));
});

describe('payment date', () => {
  it.each([
    ['a Sunday', '2027-01-10', '2027-01-11'],
    ['a Saturday before a holiday on Monday', '2026-08-15', '2026-08-18'],
    ['carnival', '2027-02-08', '2027-02-10'],
    ['Good Friday', '2026-04-03', '2026-04-06'],
    ['a holiday on Tuesday', '2026-12-08', '2026-12-09'],
    ['New Year on a Friday', '2027-01-01', '2027-01-04'],
    ['a business day', '2026-12-10', '2026-12-10'],
    ['the day from which a holiday moved', '2026-06-17', '2026-06-17'],
  ])('is a business day for a due date on %s', (_what, due, paid) =>
    expect(paymentDateOf(due, NONE)).toBe(paid),
  );

  it('skips bridge days from the settings', () => {
    expect(paymentDateOf('2026-12-05', NONE)).toBe('2026-12-07');
    expect(paymentDateOf('2026-12-05', BRIDGES)).toBe('2026-12-09');
    expect(isBusinessDay('2026-07-10', BRIDGES)).toBe(false);
  });

  it('is the first business day on or after the due date, and its own payment date', () => {
    const days = fc.integer({ min: 0, max: 3652 }).map((offset) => addDays('2026-01-01', offset));
    fc.assert(
      fc.property(days, fc.subarray([...BRIDGES, '2027-05-24']), (due, bridges) => {
        const closed = new Set(bridges);
        const paid = paymentDateOf(due, closed);
        expect(paid >= due).toBe(true);
        expect([0, 6]).not.toContain(weekdayOf(paid));
        expect(isBusinessDay(paid, closed)).toBe(true);
        expect(paymentDateOf(paid, closed)).toBe(paid);
        for (let between = 0; between < daysBetween(due, paid); between += 1) {
          expect(isBusinessDay(addDays(due, between), closed)).toBe(false);
        }
      }),
    );
  });
});

describe('counted business days', () => {
  // Thursday 9 July 2026 is a holiday, the 10th a bridge day.
  it.each([
    ['2026-07-08', 0, '2026-07-08'],
    ['2026-07-08', 1, '2026-07-13'],
    ['2026-07-06', 2, '2026-07-08'],
    ['2026-07-04', 1, '2026-07-06'],
    ['2026-07-06', 10, '2026-07-22'],
  ])('%s plus %i business days is %s', (date, count, expected) => {
    expect(addBusinessDays(date, count, BRIDGES)).toBe(expected);
  });

  it.each([
    ['2026-07-08', '2026-07-08', 1],
    ['2026-07-09', '2026-07-12', 0],
    ['2026-07-08', '2026-07-13', 2],
    ['2026-07-06', '2026-07-12', 3],
    ['2026-07-13', '2026-07-12', 0],
  ])('%s to %s includes %i business days', (first, last, count) => {
    expect(businessDaysFrom(first, last, BRIDGES)).toBe(count);
  });
});

it.each([
  '1583-04-10',
  '1700-04-11',
  '1800-04-13',
  '1818-03-22',
  '1900-04-15',
  '1943-04-25',
  '1954-04-18',
  '1981-04-19',
  '2000-04-23',
  '2008-03-23',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2100-03-28',
  '2285-03-22',
])('Easter of its year is %s', (date) => {
  expect(easterSunday(Number(date.slice(0, 4)))).toBe(date);
});
