import { FORM_MESSAGES } from '@prendarios/rules/forms/messages';
import { findSaleForm, type FindSaleValues } from '@prendarios/rules/forms/sale';
import { messagesOf } from '@prendarios/rules/forms/schema';
import { describe, expect, test } from 'vitest';
import { entryInput, initialEntry } from './entryForm.ts';

const person: FindSaleValues = {
  ...initialEntry(null),
  kind: 'person',
  documentNumber: '25.111.222',
  gender: 'MALE',
  number: '100.234',
};
const company: FindSaleValues = { ...initialEntry(7), kind: 'company', cuit: '30-70565861-3' };

describe('finding a sale [CA-24]', () => {
  test.each<[string, FindSaleValues, string[]]>([
    ['nothing', initialEntry(null), ['kind']],
    ['a person', person, []],
    ['a company, with the number of its link', company, []],
    [
      'a person with empty fields',
      { ...initialEntry(null), kind: 'person' },
      ['documentNumber', 'gender', 'number'],
    ],
    ['a company with empty fields', { ...initialEntry(null), kind: 'company' }, ['cuit', 'number']],
    ['a person’s CUIL for a company', { ...company, cuit: '20301112220' }, ['cuit']],
    ['text instead of a number', { ...person, number: 'mi venta' }, ['number']],
    ['a number that is too long', { ...person, number: '1234567890' }, ['number']],
  ])('%s', (_name, values, fields) => {
    expect(Object.keys(messagesOf(findSaleForm, values))).toEqual(fields);
  });

  test('sends only the fields of the selected kind, normalised', () => {
    expect(entryInput(findSaleForm.parse(person))).toEqual({
      proposalNumber: 100_234,
      by: { person: { documentNumber: '25111222', gender: 'MALE' } },
    });
    expect(
      entryInput(findSaleForm.parse({ ...company, documentNumber: '25111222', gender: 'MALE' })),
    ).toEqual({
      proposalNumber: 7,
      by: { cuit: '30705658613' },
    });
    expect(messagesOf(findSaleForm, { ...company, cuit: ' ' })['cuit']).toBe(FORM_MESSAGES.sale.cuit);
  });
});
