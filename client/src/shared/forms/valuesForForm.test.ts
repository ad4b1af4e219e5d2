import { expect, test } from 'vitest';
import { valuesForForm } from './valuesForForm.ts';

const form = {
  street: '',
  cityId: '1',
  gender: null,
  sameAddress: false,
  birthDate: { day: '', month: '', year: '' },
};

test('restores only values that the form has fields for', () => {
  const values = {
    street: 'Mitre',
    cityId: null,
    gender: 'FEMALE',
    sameAddress: true,
    birthDate: { day: '1', month: '5', year: '1990' },
  };
  expect(valuesForForm({ ...values, other: 'x' }, form)).toEqual(values);
});

test.each([
  ['street', { name: 'Mitre' }],
  ['street', 5],
  ['sameAddress', 'yes'],
  ['gender', { code: 'F' }],
  ['birthDate', '1990-05-01'],
  ['birthDate', { day: '1', month: '5' }],
  ['birthDate', null],
])('drops %s with %j, which another release may have saved', (field, value) => {
  expect(valuesForForm({ [field]: value, cityId: '2' }, form)).toEqual({ cityId: '2' });
});
