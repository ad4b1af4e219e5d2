import { describe, expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

describe('[ST-24] the page of a refusal', () => {
  test.each([
    ['INCOME', /ingreso/, ['answers', 'together', 'vehicle']],
    ['RECORDS', /bases de datos/, ['vehicle']],
    ['AGE', /18 años/, ['answers']],
    ['VEHICLE', /este vehículo/, ['vehicle']],
    [null, /tus ingresos.*tu edad/, ['vehicle', 'together']],
  ] as const)('about %s says why and what can be done', (reason, why, actions) => {
    const refusal = refusalOf(reason, { canAddPerson: true });
    expect(refusal.why).toMatch(why);
    expect(refusal.actions).toEqual(actions);
    expect(refusal.again).not.toBe('');
  });

  test('offers a second person only where the bank lends to two', () => {
    for (const reason of ['INCOME', null] as const) {
      expect(refusalOf(reason, { canAddPerson: false }).actions).not.toContain('together');
    }
  });
});
