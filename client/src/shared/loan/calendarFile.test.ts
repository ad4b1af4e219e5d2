import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile, type LoanCalendar } from './calendarFile.ts';

const NOW = new Date('2026-11-22T15:04:05.678Z');
const row = (number: number, dueOn: string, payableOn: string) => ({
  __typename: 'Installment' as const,
  number,
  dueOn,
  payableOn,
  total: { __typename: 'Money' as const, amount: '955406.29' },
});
const loan: LoanCalendar = {
  loanId: '6f1c',
  bankName: 'Banco Ceibo',
  isUva: false,
  rows: [row(1, '2027-01-10', '2027-01-11'), row(2, '2027-02-10', '2027-02-10')],
};

type Component = { name: string; values: Map<string, string>; children: Component[] };

const plain = (text: string) =>
  text.replaceAll(/\\(.)/g, (_all, mark: string) => (mark === 'n' ? '\n' : mark));

/** Parses a file according to RFC 5545: unfolds lines, separates names from values, and nests components. */
function parsed(text: string): Component {
  expect(text.endsWith('\r\n')).toBe(true);
  const root: Component = { name: '', values: new Map(), children: [] };
  const open = [root];
  for (const line of text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z=]+)?):(.*)$/.exec(line) ?? [];
    const current = open.at(-1) ?? root;
    if (name === 'BEGIN') {
      const child: Component = { name: value, values: new Map(), children: [] };
      current.children.push(child);
      open.push(child);
    } else if (name === 'END') {
      expect(open.pop()?.name).toBe(value);
    } else {
      expect(name, line).not.toBe('');
      current.values.set(name, plain(value));
    }
  }
  expect(open).toEqual([root]);
  const [calendar] = root.children;
  if (!calendar) throw new Error('The file has no calendar.');
  return calendar;
}

const eventsOf = (calendar: LoanCalendar, now = NOW) =>
  parsed(calendarFile(calendar, now)).children.map(({ values }) => Object.fromEntries(values));

test('has an all-day event for each instalment on its payment day', () => {
  const calendar = parsed(calendarFile(loan, NOW));
  expect([calendar.name, calendar.values.get('VERSION')]).toEqual(['VCALENDAR', '2.0']);
  expect(eventsOf(loan)).toEqual([
    {
      UID: '6f1c-1@prendarios',
      DTSTAMP: '20261122T150405Z',
      'DTSTART;VALUE=DATE': '20270111',
      'DTEND;VALUE=DATE': '20270112',
      SUMMARY: 'Cuota 1 de 2: $ 955.406,29',
      DESCRIPTION:
        'Préstamo prendario de Banco Ceibo, 2 cuotas. Vence el 10/01/2027. Si el banco te manda un cuadro de pagos definitivo, vale ese.',
      TRANSP: 'TRANSPARENT',
    },
    expect.objectContaining({ UID: '6f1c-2@prendarios', 'DTSTART;VALUE=DATE': '20270210' }),
  ]);
});

test('has reminders at nine o’clock two days before', () => {
  for (const { children } of parsed(calendarFile(loan, NOW)).children) {
    expect(children.map(({ name, values }) => [name, values.get('TRIGGER')])).toEqual([
      ['VALARM', '-P1DT15H'],
    ]);
  }
});

test('keeps event ids stable when regenerated, so that calendars replace the events', () => {
  const uids = (now: Date) => eventsOf(loan, now).map(({ UID }) => UID);
  expect(uids(new Date('2027-05-01T00:00:00Z'))).toEqual(uids(NOW));
});

test('handles the end of a year and marks UVA amounts as estimates', () => {
  const [event] = eventsOf({ ...loan, isUva: true, rows: [row(1, '2027-12-31', '2027-12-31')] });
  expect(event).toMatchObject({ 'DTEND;VALUE=DATE': '20280101' });
  expect(event?.DESCRIPTION).toContain('es estimado: cambia con la UVA');
});

test('folds any name into lines of at most 75 octets', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
    .filter((text) => !/[\r\u2028\u2029]/.test(text));
  fc.assert(
    fc.property(name, (bankName) => {
      const text = calendarFile({ ...loan, bankName }, NOW);
      for (const line of text.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(parsed(text).children[0]?.values.get('DESCRIPTION')).toContain(`de ${bankName}, 2 cuotas`);
    }),
  );
});
