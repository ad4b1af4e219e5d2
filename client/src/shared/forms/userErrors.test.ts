import { describe, expect, test } from 'vitest';
import { fieldForPath, sortProblems } from './userErrors.ts';

const values = { street: '', phone: { areaCode: '', number: '' }, birthDate: { day: '' } };
const problem = (path: string[], message = 'Revisalo.') => ({ code: 'INVALID_FIELD', message, path });

describe('assigning server errors to form fields', () => {
  test.each([
    [['address', 'street'], 'street'],
    [['owner', 'phone', 'number'], 'phone.number'],
    [['owner', 'phone'], 'phone'],
    [['owner', 'cuil'], null],
    [[], null],
  ])('%j belongs to %s', (path, field) => {
    expect(fieldForPath(path, values)).toBe(field);
  });

  test('keeps the first message per field and separates messages without a field', () => {
    const sorted = sortProblems(
      [problem(['street'], 'uno'), problem(['street'], 'dos'), problem([], 'todo')],
      values,
    );
    expect(sorted).toEqual({ fields: { street: 'uno' }, general: ['todo'] });
  });

  test('lists missing items instead of the general message', () => {
    const missing = [
      { name: 'insurance', message: 'Falta elegir el seguro.' },
      { name: 'owner.street', message: 'Falta el domicilio.' },
    ];
    expect(sortProblems([{ ...problem([]), missing }], values)).toEqual({
      fields: {},
      general: ['Falta elegir el seguro.', 'Falta el domicilio.'],
    });
  });

  test('lets a step map a path to another field', () => {
    const sorted = sortProblems([problem(['code'])], { otp: '' }, () => 'otp');
    expect(sorted.fields).toEqual({ otp: 'Revisalo.' });
  });
});
