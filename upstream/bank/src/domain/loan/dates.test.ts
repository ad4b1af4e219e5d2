import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, dueDates, extraInterest, firstPeriod } from './dates.ts';
import { big, formatCents } from './decimal.ts';
import { embeddedUvaSeries } from './uvaSeries.ts';

const days = fc.integer({ min: 0, max: 8000 }).map((offset) => addDays('2020-01-01', offset));
const dueDays = fc.integer({ min: 1, max: 28 });

describe('first period', () => {
  it.each([
    ['2026-11-20', 20, '2026-12-20', 0, '0.00', '0.00'],
    ['2026-11-20', 10, '2027-01-10', 21, '258904.11', '54369.86'],
    ['2026-01-31', 28, '2026-02-28', 0, '0.00', '0.00'],
    ['2028-01-30', 28, '2028-03-28', 28, '345205.48', '72493.15'],
  ])('disbursed %s, due on day %i: first on %s', (disbursed, dueDay, first, extra, interest, vat) => {
    const period = firstPeriod(disbursed, dueDay);
    expect(period).toEqual({ firstDueDate: first, extraDays: extra });
    const charged = extraInterest(big(10_000_000), '45', period.extraDays, '0.21');
    expect([formatCents(charged.interest), formatCents(charged.vat)]).toEqual([interest, vat]);
  });

  it('falls on the due day, between one and two months after the disbursement', () => {
    fc.assert(
      fc.property(days, dueDays, (disbursed, dueDay) => {
        const { firstDueDate, extraDays } = firstPeriod(disbursed, dueDay);
        expect(Number(firstDueDate.slice(8))).toBe(dueDay);
        expect(firstDueDate >= addMonths(disbursed, 1)).toBe(true);
        expect(extraDays).toBeGreaterThanOrEqual(0);
        expect(extraDays).toBeLessThan(31);
      }),
    );
  });

  it('is followed by instalments on the same day of each month', () => {
    fc.assert(
      fc.property(days, dueDays, (disbursed, dueDay) => {
        const dates = dueDates(firstPeriod(disbursed, dueDay).firstDueDate, 24);
        expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBe(24);
        expect(dates.every((date) => Number(date.slice(8)) === dueDay)).toBe(true);
        expect(dates).toEqual(dates.toSorted());
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-10-31', 4, '2027-02-28'],
  ])('%s plus %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

  it.each(['hoy', '2026-1-1', '12026-01-01', '2026-01-011'])('rejects the date %s with a message', (date) => {
    expect(() => daysBetween(date, '2026-01-01')).toThrow(`Not a YYYY-MM-DD date: ${date}`);
  });
});

describe('UVA series', () => {
  it.each([
    ['2026-11-20', true],
    ['2023-11-20', true],
    ['2023-11-19', 'UVA_BEFORE_SERIES'],
    ['2026-11-21', 'UVA_AFTER_SERIES'],
  ])('has a value for %s without an extension: %s', (date, expected) => {
    const found = embeddedUvaSeries(null).valueAt(date);
    expect(found.ok ? !found.uva.estimated : found.reason).toBe(expected);
  });

  it('rises daily to 2150.37, and then continues as an estimate', () => {
    const series = embeddedUvaSeries('1.5');
    const last = series.valueAt('2026-11-20');
    expect(last.ok && formatCents(last.uva.value)).toBe('2150.37');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (offset) => {
        const date = addDays('2023-11-20', offset);
        const [before, after] = [series.valueAt(addDays(date, -1)), series.valueAt(date)];
        expect(before.ok && after.ok && after.uva.value.gt(before.uva.value)).toBe(true);
        expect(after.ok && after.uva.estimated).toBe(date > '2026-11-20');
      }),
    );
  });

  it('extends at the configured rate for thirty days', () => {
    const found = embeddedUvaSeries('2').valueAt('2026-12-20');
    expect(found.ok && formatCents(found.uva.value)).toBe('2193.38');
  });
});
