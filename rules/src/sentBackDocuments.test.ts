import { expect, it } from 'vitest';
import { inTurn, replacerOf } from './sentBackDocuments.ts';

it.each([
  ['DNI_FRONT', 'HOLDER', 'OWNER'],
  ['CO_HOLDER_DNI_FRONT', 'CO_HOLDER', 'OWNER'],
  ['FORM_08', 'VEHICLE', 'OWNER'],
  ['SELLER_CBU', 'SELLER', 'SELLER'],
  ['INSCRIBED_PLEDGE', 'VEHICLE', 'POINT_OF_SALE'],
  ['DNI_FRONT', undefined, 'OWNER'],
])('requires %s of %s to be uploaded again by %s', (type, party, replacer) => {
  expect(replacerOf({ type, party })).toBe(replacer);
});

it('names the document of the party that must act first and otherwise keeps the order', () => {
  const documents = [
    { type: 'INSCRIBED_PLEDGE', party: 'VEHICLE' },
    { type: 'SELLER_CBU', party: 'SELLER' },
    { type: 'SELLER_STATUTE', party: 'SELLER' },
    { type: 'FORM_08', party: 'VEHICLE' },
    { type: 'DNI_FRONT', party: 'HOLDER' },
  ];
  expect(inTurn(documents).map(({ type }) => type)).toEqual([
    'FORM_08',
    'DNI_FRONT',
    'SELLER_CBU',
    'SELLER_STATUTE',
    'INSCRIBED_PLEDGE',
  ]);
});
