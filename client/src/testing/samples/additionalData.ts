import type { AdditionalDataPageQuery, PartyAdditionalDataFragment } from '#generated/graphql.ts';
import { AdditionalDataCitiesDocument, AdditionalDataPageDocument } from '#generated/graphql.ts';
import { mockAnswer, type Answer } from '../answers.ts';

type Proposal = NonNullable<AdditionalDataPageQuery['currentProposal']>;
type CoOwner = NonNullable<Proposal['coOwner']>;

/** A person who has not given an address yet. */
export const addressless = (firstName: string, lastName: string): PartyAdditionalDataFragment => ({
  __typename: 'Person',
  firstName,
  lastName,
  documentNumber: '30111222',
  address: null,
  civilData: null,
});

/** A single person who lives in Buenos Aires. */
export const addressOf = (firstName: string, lastName: string): PartyAdditionalDataFragment => ({
  ...addressless(firstName, lastName),
  address: {
    __typename: 'Address',
    street: 'Avenida San Martín',
    number: 1420,
    floor: '3',
    apartment: 'B',
    provinceId: '1',
    cityId: '1',
    locality: 'CAPITAL FEDERAL',
    postalCode: '1416',
  },
  civilData: {
    __typename: 'CivilData',
    maritalStatusCode: '1',
    nationalityId: '1',
    countryOfBirthId: '1',
    hasNonParticipantSpouse: false,
  },
});

export const additionalCoOwner: CoOwner = {
  ...addressless('JULIAN', 'FERREYRA'),
  documentNumber: '29333444',
  relationshipCode: '1',
};

const items = (...names: string[]) =>
  names.map(
    (description, at) =>
      ({ __typename: 'CatalogItem', id: String(at + 1), code: String(at + 1), description }) as const,
  );

export const additionalCities = mockAnswer(AdditionalDataCitiesDocument, {
  __typename: 'Query',
  cities: [{ __typename: 'City', id: '1', name: 'CAPITAL FEDERAL', postalCode: '1416' }],
});

/** Mocks the borrowers' address and civil data, and the lists to choose from. */
export function additionalPage(change: Partial<Omit<Proposal, '__typename' | 'id'>> = {}): Answer {
  return mockAnswer(AdditionalDataPageDocument, {
    __typename: 'Query',
    currentProposal: {
      __typename: 'Proposal',
      id: '11111111-1111-4111-8111-111111111111',
      owner: addressless('Laura', 'Giménez'),
      coOwner: null,
      ...change,
    },
    provinces: [
      { __typename: 'Province', id: '1', name: 'CAPITAL FEDERAL', postalLetter: 'C' },
      { __typename: 'Province', id: '2', name: 'BUENOS AIRES', postalLetter: 'B' },
    ],
    maritalStatuses: items('SOLTERO/A', 'CASADO/A', 'DIVORCIADO/A', 'VIUDO/A'),
    countries: items('ARGENTINA', 'BOLIVIA', 'CHILE', 'PARAGUAY', 'URUGUAY'),
    genders: items('FEMENINO', 'MASCULINO', 'NO BINARIO'),
  });
}
