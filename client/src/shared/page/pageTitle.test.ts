import { expect, test } from 'vitest';
import { pageTitle } from './usePageTitle.ts';

test.each([
  ['Datos personales', false, 'Datos personales · Préstamos Prendarios Banco Ceibo'],
  ['Datos personales', true, 'Error: Datos personales · Préstamos Prendarios Banco Ceibo'],
  [null, false, 'Préstamos Prendarios Banco Ceibo'],
])('the title of %s (failed: %s) is %s [SH-04]', (title, failed, expected) => {
  expect(pageTitle(title, 'Banco Ceibo', failed)).toBe(expected);
});
