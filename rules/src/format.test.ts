import { describe, expect, it } from 'vitest';
import { formatDate, formatMoney, formatNumber, formatPercent, formatPesos, formatUva } from './format.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formats', () => {
  it.each([
    [formatMoney, 20_000_000, '$ 20.000.000,00'],
    [formatMoney, '639189.03', '$ 639.189,03'],
    [formatMoney, '12345678901234567.89', '$ 12.345.678.901.234.567,89'],
    [formatMoney, '1234.005', '$ 1.234,01'],
    [formatMoney, 'nada', '-'],
    [formatMoney, null, '-'],
    [formatMoney, Number.NaN, '-'],
    [formatPesos, '1234', '$ 1.234'],
    [formatNumber, 1234, '1.234'],
    [formatNumber, 1e-7, '0'],
    [formatUva, '4650.36', '4.650,36 UVA'],
    [formatUva, undefined, '-'],
    [formatPercent, '70.32', '70,32 %'],
    [formatPercent, 0, '0,00 %'],
    [formatPercent, null, '-'],
  ])('[VA-20] format number %#: %j as %j', (format, value, expected) =>
    expect(plain(format(value as string))).toBe(expected),
  );

  it.each([
    ['1990-05-01', '01/05/1990'],
    ['2026-11-20T10:00:00', '20/11/2026'],
    ['2026-11-21T02:59:59Z', '20/11/2026'],
    ['2026-11-21T03:00:00.000Z', '21/11/2026'],
    ['2026-11-21T00:30:00+00:00', '20/11/2026'],
    ['ayer', '-'],
    // An ISO instant may have a six-digit year.
    ['+002026-11-20T10:00:00Z', '-'],
    ['2026-99-99T99:99:99Z', '-'],
    [null, '-'],
    [undefined, '-'],
  ])('[VA-20] format the date %j as %s', (iso, expected) => expect(formatDate(iso)).toBe(expected));
});
