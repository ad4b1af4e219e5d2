import { additionalCase, coOwnerAdditionalDataForm } from '@prendarios/rules/forms/additionalData';
import { expect, test } from 'vitest';
import type { PartyAdditionalDataFragment } from '#generated/graphql.ts';
import { addressValues, initialValues } from '../additional-data/additionalData.ts';
import { livesWithOwner } from './sameAddress.ts';

const address = {
  __typename: 'Address',
  street: 'San Martín',
  number: 100,
  floor: '',
  apartment: '',
  provinceId: '6',
  cityId: null,
  locality: 'UNQUILLO',
  postalCode: '5109',
} as const;
const person = (saved: PartyAdditionalDataFragment['address']): PartyAdditionalDataFragment => ({
  __typename: 'Person',
  firstName: 'Luis',
  lastName: 'Paz',
  documentNumber: '30111222',
  address: saved,
  civilData: null,
});

test('ticks the checkbox only if the saved addresses are the same', () => {
  expect(livesWithOwner(person(address), person({ ...address }))).toBe(true);
  expect(livesWithOwner(person(address), person({ ...address, number: 102 }))).toBe(false);
  expect(livesWithOwner(person(null), person(null))).toBe(false);
  expect(livesWithOwner(person(address), person(null))).toBe(false);
});

test('sends the owner’s address if the checkbox is ticked and otherwise the entered one', () => {
  const of = additionalCase('coOwner', { relationshipCode: 'HER' });
  const typed = {
    ...initialValues(person(null), of),
    street: 'Belgrano',
    number: '7',
    postalCode: '5109',
    maritalStatusCode: 'SOL',
  };
  const form = coOwnerAdditionalDataForm(addressValues(address), of);
  expect(form.parse({ ...typed, sameAddress: true })).toMatchObject({
    street: 'San Martín',
    number: '100',
    provinceId: '6',
    cityId: null,
    maritalStatusCode: 'SOL',
  });
  expect(form.parse({ ...typed, sameAddress: false }).street).toBe('Belgrano');
});
