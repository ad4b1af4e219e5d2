import { describe, expect, it } from 'vitest';
import { conditionLabel, conditionYear, yearsForAgreement } from './years.ts';

const years = [
  { year: 2027, price: 3, zeroKm: true, valid: true },
  { year: 2026, price: 2, zeroKm: false, valid: true },
  { year: 2010, price: 1, zeroKm: false, valid: false },
];

describe('model years of an agreement', () => {
  it.each([
    ['USADOS HASTA 10 AÑOS', [2026]],
    ['usado', [2026]],
    ['USADO O 0KM', [2026]],
    ['USADO ENTRE PARTICULARES', [2026]],
    ['0KM TRADICIONAL', [2027]],
    ['GENERAL', [2027, 2026]],
    ['', [2027, 2026]],
    [null, [2027, 2026]],
  ])('[VA-13] [ST-21] %j allows the years %j', (description, expected) => {
    expect(yearsForAgreement(description, years).map(({ year }) => year)).toEqual(expected);
  });

  it('[EN-15] have a label for the condition', () => {
    expect(years.map(conditionLabel)).toEqual(['0KM', 'USADO', 'USADO']);
    expect(conditionYear({ year: 2024, zeroKm: false })).toBe('Usado 2024');
  });
});
