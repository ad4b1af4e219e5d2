import { personForm, type PersonValues } from '@prendarios/rules/forms/person';
import { messagesOf } from '@prendarios/rules/forms/schema';
import { describe, expect, test } from 'vitest';
import { EMPTY_PERSON, personField, personInput, valuesOf } from './personForm.ts';

const rules = { today: '2026-11-20', owner: null };
const OWNER = {
  documentNumber: '28999111',
  email: 'dueno@correo.com',
  phone: { areaCode: '11', number: '44441234' },
};
const valid: PersonValues = {
  ...EMPTY_PERSON,
  firstName: 'María de los Ángeles',
  lastName: "O'Higgins-Ñandú",
  documentNumber: '30.111.222',
  gender: 'FEMALE',
  birthDate: { day: '20', month: '11', year: '2008' },
  cuil: '20-30111222-0',
  email: ' Maria@Correo.com ',
  phone: { areaCode: '011', number: '15 5555-1234' },
  providerCode: 'PER',
  occupationId: '2',
  vatStatusCode: 'CF',
  monthlyIncome: '$ 2.500.000',
};
const faultsOf = (values: PersonValues, of: Parameters<typeof personForm>[0] = rules) =>
  messagesOf(personForm(of), values);
const sentOf = (values: PersonValues) => personInput(personForm(rules).parse(values));
const messageOf = (change: Partial<PersonValues>, field: string) => faultsOf({ ...valid, ...change })[field];

describe('the personal data form', () => {
  test('accepts a valid person, even on their 18th birthday [VA-09]', () => {
    expect(faultsOf(valid)).toEqual({});
  });

  test.each([
    ['firstName', { firstName: '' }, 'Este campo es requerido.', '[VA-01]'],
    ['lastName', { lastName: '   ' }, 'El campo no puede estar vacío', '[VA-03]'],
    ['firstName', { firstName: 'Juan2' }, 'Solo se permiten letras.', '[VA-02]'],
  ] as const)('%s of %o: %s %s', (field, change, message, _id) => {
    expect(messageOf(change, field)).toBe(message);
  });

  test.each([
    ['email', { email: 'sin arroba' }, '[VA-04]'],
    ['documentNumber', { documentNumber: '11111111' }, '[VA-05]'],
    ['cuil', { cuil: '2030111222' }, '[VA-07]'],
    ['cuil', { documentNumber: '30.111.223' }, '[VA-07]'],
    ['phone', { phone: { areaCode: '9', number: '11555512' } }, '[VA-08]'],
    ['phone', { phone: { areaCode: '11', number: '555' } }, '[VA-08]'],
    ['birthDate', { birthDate: { day: '21', month: '11', year: '2008' } }, '[VA-09]'],
    ['monthlyIncome', { monthlyIncome: 'mucho' }, ''],
    ['monthlyIncome', { monthlyIncome: '-5' }, ''],
    ['firstName', { firstName: 'A'.repeat(151) }, '[VA-02]'],
    ['phone', { phone: { areaCode: '011', number: '91555512' } }, '[VA-08]'],
    ['gender', { gender: null }, ''],
    ['occupationId', { occupationId: '' }, ''],
    ['vatStatusCode', { vatStatusCode: '' }, ''],
  ] as const)('rejects %s with %o %s', (field, change, _id) => {
    expect(messageOf(change, field)).toEqual(expect.any(String));
  });

  test('accepts a foreigner’s CUIL with another number [VA-07]', () => {
    const foreigner = { documentKind: 'FOREIGN_DNI', documentNumber: '94.111.223' } as const;
    expect(messageOf(foreigner, 'cuil')).toBeUndefined();
  });

  test('asks only a co-owner for the relationship', () => {
    expect(faultsOf(valid)).not.toHaveProperty('relationshipCode');
    expect(faultsOf(valid, { ...rules, owner: OWNER })).toHaveProperty('relationshipCode');
  });

  test.each([
    [['owner', 'phone', 'number'], 'phone'],
    [['owner', 'phone', 'providerCode'], 'providerCode'],
    [['coOwner', 'firstName'], 'firstName'],
    [['vehicle', 'year'], null],
  ])('assigns the server path %j to %s', (path, field) => {
    expect(personField({ path })).toBe(field);
  });

  test('normalises the values before sending', () => {
    expect(sentOf(valid)).toMatchObject({
      documentNumber: '30111222',
      cuil: '20301112220',
      email: 'maria@correo.com',
      phone: { areaCode: '11', number: '55551234', providerCode: 'PER' },
      birthDate: '2008-11-20',
      monthlyIncome: '2500000',
      turnoverTaxCategoryCode: null,
    });
  });

  test('restores a saved person and sends it unchanged [ST-29]', () => {
    const input = sentOf(valid);
    const restored = valuesOf({
      __typename: 'Person',
      ...input,
      occupationId: valid.occupationId,
      phone: { __typename: 'MobilePhone', ...input.phone, providerCode: 'PER' },
      workActivityCode: null,
      turnoverTaxCategoryCode: null,
      relationshipCode: null,
      monthlyIncome: { __typename: 'Money', amount: '2500000.00' },
    });
    expect(sentOf(restored)).toEqual(input);
  });
});
