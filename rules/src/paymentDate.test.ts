import { expect, test } from 'vitest';
import { paymentNote } from './paymentDate.ts';

test.each([
  [{ dueDate: '2027-01-10', paymentDate: '2027-01-11' }, 'se paga el lunes 11/01/2027'],
  [{ dueDate: '2026-12-08', paymentDate: '2026-12-09' }, 'se paga el miércoles 09/12/2026'],
  [{ dueDate: '2026-12-10', paymentDate: '2026-12-10' }, null],
  [{ dueDate: '2027-01-10' }, null],
])('%o: %s', (dates, note) => expect(paymentNote(dates)).toBe(note));
