import type { PersonViewFragment, SummaryPersonFragment, ViewerQuery } from '#generated/graphql.ts';
import { ViewerDocument } from '#generated/graphql.ts';
import type { Role, Session } from '#shared/session/sessionStore.ts';
import { mockAnswer } from '../answers.ts';
import { money } from './loan.ts';

const item = (id: string, description: string) =>
  ({ __typename: 'CatalogItem', id, code: id, description }) as const;

/** The applicant, with all fields that any screen reads of a person. */
export const owner: PersonViewFragment & SummaryPersonFragment = {
  __typename: 'Person',
  firstName: 'Laura',
  lastName: 'Giménez',
  documentNumber: '30111222',
  documentKind: 'DNI',
  gender: 'FEMALE',
  birthDate: '1986-04-12',
  cuil: '27301112223',
  email: 'laura.gimenez@example.com',
  maskedEmail: 'l•••@example.com',
  phone: { __typename: 'MobilePhone', areaCode: '11', number: '45551234', providerCode: '1' },
  maskedPhone: '•• •••• 1234',
  occupationId: '1',
  workActivityCode: '10',
  vatStatusCode: '5',
  turnoverTaxCategoryCode: null,
  relationshipCode: null,
  monthlyIncome: money('2400000.00'),
  address: {
    __typename: 'Address',
    street: 'Avenida San Martín',
    number: 1420,
    floor: '3',
    apartment: 'B',
    locality: 'CAPITAL FEDERAL',
    postalCode: '1416',
    provinceId: '1',
    province: { __typename: 'Province', id: '1', name: 'CAPITAL FEDERAL' },
  },
  civilData: {
    __typename: 'CivilData',
    maritalStatus: item('1', 'SOLTERO/A'),
    nationality: item('1', 'ARGENTINA'),
    countryOfBirth: item('1', 'ARGENTINA'),
  },
  occupation: item('1', 'RELACION DE DEPENDENCIA'),
  vatStatus: item('5', 'CONSUMIDOR FINAL'),
};

type User = Extract<Session, { kind: 'user' }>;

const session = (userId: string, firstName: string, lastName: string, role: Role): User => ({
  kind: 'user',
  userId,
  firstName,
  lastName,
  role,
});

export const APPLICANT = session('applicant', 'Laura', 'Giménez', 'APPLICANT');
export const SELLER = session('seller', 'Martín', 'Sosa', 'SELLER');
export const ADMIN = session('admin', 'Paula', 'Ríos', 'ADMIN');

type Point = NonNullable<ViewerQuery['viewer']>['pointsOfSale'][number];

export const POINTS: Point[] = [
  {
    __typename: 'PointOfSale',
    code: '01010',
    businessName: 'AUTOMOTORES LIBERTADOR S.A.',
    city: 'CAPITAL FEDERAL',
  },
  { __typename: 'PointOfSale', code: '01020', businessName: 'AUTOS DEL SUR S.R.L.', city: 'LANUS' },
];

export const viewerIs = ({ userId, firstName, lastName, role }: User, pointsOfSale: Point[] = []) =>
  mockAnswer(ViewerDocument, {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: userId,
      firstName,
      lastName,
      gender: null,
      cuil: null,
      phoneNumber: null,
      email: `${userId}@example.com`,
      role,
      pointsOfSale,
    },
  });
