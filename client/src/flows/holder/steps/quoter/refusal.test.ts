import { describe, expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

describe('[ST-24] the refusal page', () => {
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
  ] as const)('explains the reason and the next steps for %s', (reason, why, actions) => {
    const refusal = refusalOf(reason, { canAddPerson: true, leastInstallment: null });
    expect(refusal.why).toMatch(why);
    expect(refusal.actions).toEqual(actions);
    expect(refusal.again).not.toBe('');
  });

  test('states the lowest instalment if the bank reports it, but never an income', () => {
    const known = { canAddPerson: true, leastInstallment: '24999.70' };
    const { why } = refusalOf('INCOME', known);
    expect(why.replace('\u00a0', ' ')).toBe(
      'No pudimos comprobar ingresos suficientes para la cuota mínima, de $ 24.999,70 por mes.',
    );
    expect(refusalOf('RECORDS', known).why).not.toContain('24.999');
  });

  test('suggests a co-owner only if the bank lends to two people', () => {
    for (const reason of ['INCOME', null] as const) {
      expect(refusalOf(reason, { canAddPerson: false, leastInstallment: null }).actions).not.toContain(
        'together',
      );
    }
  });
});
