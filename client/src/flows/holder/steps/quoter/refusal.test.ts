import { describe, expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

describe('[ST-24] the page of a refusal', () => {
  test.each([
    [
      'INCOME',
      /^No pudimos comprobar ingresos suficientes para la cuota mínima\.$/,
      ['answers', 'together', 'vehicle'],
    ],
    ['RECORDS', /bases de datos/, ['vehicle']],
    ['AGE', /18 años/, ['answers']],
    ['VEHICLE', /este vehículo/, ['vehicle']],
    [null, /qué ingresos pudimos comprobar.*tu edad/, ['vehicle', 'together']],
  ] as const)('for %s says why and what can be done', (reason, why, actions) => {
    const refusal = refusalOf(reason, { canAddPerson: true, leastInstallment: null });
    expect(refusal.why).toMatch(why);
    expect(refusal.actions).toEqual(actions);
    expect(refusal.again).not.toBe('');
  });

  test('names the lowest instalment if the bank states it, but never an income', () => {
    const known = { canAddPerson: true, leastInstallment: '24999.70' };
    const { why } = refusalOf('INCOME', known);
    expect(why.replace('\u00a0', ' ')).toBe(
      'No pudimos comprobar ingresos suficientes para la cuota mínima, de $ 24.999,70 por mes.',
    );
    expect(refusalOf('RECORDS', known).why).not.toContain('24.999');
  });

  test('suggests a second person only if the bank lends to two', () => {
    for (const reason of ['INCOME', null] as const) {
      expect(refusalOf(reason, { canAddPerson: false, leastInstallment: null }).actions).not.toContain(
        'together',
      );
    }
  });
});
