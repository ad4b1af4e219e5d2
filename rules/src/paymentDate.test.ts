import { expect, test } from 'vitest';
import { dueAndPayment, paymentDay, paymentNote } from './paymentDate.ts';

test.each([
  [{ dueDate: '2027-01-10', paymentDate: '2027-01-11' }, 'se paga el lunes 11/01/2027'],
  [{ dueDate: '2026-12-08', paymentDate: '2026-12-09' }, 'se paga el miércoles 09/12/2026'],
  [{ dueDate: '2026-12-10', paymentDate: '2026-12-10' }, null],
  [{ dueDate: '2027-01-10' }, null],
])('%o: %s', (dates, note) => expect(paymentNote(dates)).toBe(note));

test.each([
  [
    { dueDate: '2027-01-10', paymentDate: '2027-01-11' },
    '10/01/2027 (se paga el lunes 11/01/2027)',
    'lunes 11/01/2027',
  ],
  [{ dueDate: '2026-12-10' }, '10/12/2026', 'jueves 10/12/2026'],
])('%o shows due and payment date as %s', (dates, both, paid) => {
  expect(dueAndPayment(dates)).toBe(both);
  expect(paymentDay(dates)).toBe(paid);
});
