import {
  additionalCase,
  additionalDataForm,
  asksForSpouse,
  asksIfSpouseTakesPart,
  type AdditionalCase,
  type AdditionalValues,
} from '@prendarios/rules/forms/additionalData';
import { messagesOf } from '@prendarios/rules/forms/schema';
import { describe, expect, test } from 'vitest';
import type { PartyAdditionalDataFragment as Party } from '#generated/graphql.ts';
import type { Spouse } from '#shared/loan/spouse.ts';
import { additionalInput, chooseProvince, initialValues } from './additionalData.ts';

const related = (relationshipCode: string | null) => ({ relationshipCode });
const alone = additionalCase('owner', null);
/** From a bank without the relationship. */
const unrelated = additionalCase('owner', related(null));
const coOwner = additionalCase('coOwner', related(null));
const SPOUSE = { firstName: 'Ana', lastName: 'Núñez', document: '31222333', gender: 'F' } satisfies Spouse;
const NOBODY = {
  __typename: 'Person',
  firstName: 'Luis',
  lastName: 'Paz',
  documentNumber: '30111222',
  address: null,
  civilData: null,
} satisfies Party;

const filled = (change: Partial<AdditionalValues> = {}): AdditionalValues => ({
  ...initialValues(NOBODY, alone),
  street: ' Av.  Rivadavia ',
  number: '4.975',
  postalCode: 'c1424 abc',
  maritalStatusCode: 'SOL',
  ...change,
});

const faultsOf = (values: AdditionalValues, of: AdditionalCase) => messagesOf(additionalDataForm(of), values);
const sentOf = (values: AdditionalValues) =>
  additionalInput('p1', additionalDataForm(alone).parse(values), alone);

describe('the address page', () => {
  test('[EN-15] defaults to the city of Buenos Aires and Argentina', () => {
    expect(initialValues(NOBODY, alone)).toMatchObject({
      provinceId: '1',
      cityId: '1',
      locality: 'CIUDAD DE BUENOS AIRES',
      nationalityId: '1',
      countryOfBirthId: '1',
    });
  });

  test('shows the saved values', () => {
    const address = {
      __typename: 'Address',
      street: 'San Martín',
      number: 100,
      floor: '2',
      apartment: 'A',
      provinceId: '6',
      cityId: null,
      locality: 'UNQUILLO',
      postalCode: '5109',
    } satisfies Party['address'];
    const civilData = {
      __typename: 'CivilData',
      maritalStatusCode: 'CAS',
      nationalityId: '8',
      countryOfBirthId: '11',
      hasNonParticipantSpouse: true,
    } satisfies Party['civilData'];
    expect(initialValues({ ...NOBODY, address, civilData }, alone, SPOUSE)).toEqual({
      sameAddress: false,
      provinceId: '6',
      cityId: null,
      locality: 'UNQUILLO',
      street: 'San Martín',
      number: '100',
      floor: '2',
      apartment: 'A',
      postalCode: '5109',
      maritalStatusCode: 'CAS',
      nationalityId: '8',
      countryOfBirthId: '11',
      spouseTakesPart: 'no',
      spouse: SPOUSE,
    });
  });

  test('clears city and locality when the province changes and restores those of the default province', () => {
    expect(chooseProvince('6')).toEqual({ provinceId: '6', cityId: null, locality: '' });
    expect(chooseProvince('1')).toMatchObject({ cityId: '1', locality: 'CIUDAD DE BUENOS AIRES' });
  });

  test('reports missing answers in page order', () => {
    expect(Object.keys(faultsOf(initialValues(NOBODY, alone), alone))).toEqual([
      'street',
      'number',
      'postalCode',
      'maritalStatusCode',
    ]);
    expect(faultsOf(filled(), alone)).toEqual({});
    expect(Object.keys(faultsOf(filled({ floor: '1234567890', locality: ' ' }), alone))).toEqual([
      'locality',
      'floor',
    ]);
  });
});

describe('the spouse', () => {
  const married = filled({ maritalStatusCode: 'CAS' });

  test.each([
    ['no co-owner, married', married, alone, true],
    ['no co-owner, single', filled(), alone, false],
    ['the spouse is the co-owner', { ...married, spouseTakesPart: 'yes' as const }, unrelated, false],
    ['a co-owner who is not the spouse', { ...married, spouseTakesPart: 'no' as const }, unrelated, true],
    ["the co-owner's spouse", { ...married, spouseTakesPart: 'no' as const }, coOwner, false],
  ])('is asked for (%s): %s', (_name, values, of, asked) => {
    expect(asksForSpouse(values, of)).toBe(asked);
  });

  test.each([
    ['owner', 'CON', false],
    ['coOwner', 'CON', false],
    ['owner', 'HER', true],
    ['coOwner', 'HER', true],
  ] as const)(
    'takes part depending on the relationship, on the page of the %s: %s, not taking part: %s',
    (party, relationshipCode, isNonParticipant) => {
      const of = additionalCase(party, related(relationshipCode));
      expect(asksIfSpouseTakesPart(married, of)).toBe(false);
      expect(faultsOf(married, of)).toEqual({});
      const { civilData } = additionalInput('p1', additionalDataForm(of).parse(married), of);
      expect(civilData.hasNonParticipantSpouse).toBe(isNonParticipant);
      expect(asksForSpouse(married, of)).toBe(isNonParticipant && party === 'owner');
    },
  );

  test.each(['owner', 'coOwner'] as const)(
    'implies being married as a co-owner, on the page of the %s',
    (party) => {
      const statusOf = (relationshipCode: string, person: Party = NOBODY) =>
        initialValues(person, additionalCase(party, related(relationshipCode))).maritalStatusCode;
      expect(statusOf('CON')).toBe('CAS');
      expect(statusOf('HER')).toBe('');
      const civilData = {
        __typename: 'CivilData',
        maritalStatusCode: 'SEP',
        nationalityId: '1',
        countryOfBirthId: '1',
        hasNonParticipantSpouse: false,
      } as const;
      expect(statusOf('CON', { ...NOBODY, civilData })).toBe('SEP');
    },
  );

  test('is optional and validated by the rules for names and documents', () => {
    expect(faultsOf(married, alone)).toEqual({});
    const wrong = { ...SPOUSE, firstName: 'An4', document: '11111111' };
    expect(faultsOf({ ...married, spouse: wrong }, alone)).toMatchObject({
      'spouse.firstName': 'Solo se permiten letras.',
      'spouse.document': 'Revisá el DNI: ese número no existe.',
    });
    expect(faultsOf({ ...married, spouse: SPOUSE }, alone)).toEqual({});
    expect(faultsOf(married, unrelated)).toHaveProperty('spouseTakesPart');
  });

  test('[EN-02] is never sent, only the flag', () => {
    const input = sentOf({ ...married, spouse: SPOUSE });
    const sent = JSON.stringify(input);
    for (const value of Object.values(SPOUSE).filter((text) => text.length > 1)) {
      expect(sent).not.toContain(value);
    }
    expect(sent).not.toContain('spouse"');
    expect(input.civilData.hasNonParticipantSpouse).toBe(true);
    expect(sentOf(filled()).civilData.hasNonParticipantSpouse).toBe(false);
  });
});

test('sends trimmed values and the postal code in capitals without spaces', () => {
  expect(sentOf(filled())).toEqual({
    proposalId: 'p1',
    address: {
      street: 'Av. Rivadavia',
      number: '4975',
      floor: '',
      apartment: '',
      provinceId: '1',
      cityId: '1',
      locality: 'CIUDAD DE BUENOS AIRES',
      postalCode: 'C1424ABC',
    },
    civilData: {
      maritalStatusCode: 'SOL',
      nationalityId: '1',
      countryOfBirthId: '1',
      hasNonParticipantSpouse: false,
    },
  });
});
