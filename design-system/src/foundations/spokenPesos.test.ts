import { expect, it } from 'vitest';
import { spokenPesos } from './spokenPesos.ts';

it.each([
  ['$ 954.204,45', '954.204 pesos con 45 centavos'],
  ['$\u00a0954.204,00', '954.204 pesos'],
  ['$ 1,01', '1 peso con 1 centavo'],
  ['$ 46,0', '46,0 pesos'],
  ['$ 28,1 millones', '28,1 millones de pesos'],
  ['$ 20.000.000 · 34 %', '20.000.000 pesos · 34 %'],
  ['de $ 1.000 a $ 2.000', 'de 1.000 pesos a 2.000 pesos'],
  ['48 cuotas', '48 cuotas'],
])('spells out %s as %s', (text, spoken) => {
  expect(spokenPesos(text)).toBe(spoken);
});
