import { expect, test } from 'vitest';
import { nextWhen } from './nextWhen.ts';

test.each([
  [1, '2026-11-20T16:40:00Z', 'en 1 minuto'],
  [59, '2026-11-20T16:40:00Z', 'en 59 minutos'],
  [60, '2026-11-20T16:40:00Z', 'a las 13:40'],
  [60, '2026-11-20T12:40:00Z', 'a las 9:40'],
  [600, '2026-11-21T03:00:00Z', 'mañana'],
])('with %i minutes left, allows the next message %s', (minutes, nextAt, when) => {
  expect(nextWhen(nextAt, minutes, '2026-11-20')).toBe(when);
});
