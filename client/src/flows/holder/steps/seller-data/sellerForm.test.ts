import { messagesOf } from '@prendarios/rules/forms/schema';
import { sellerForm, type SellerValues } from '@prendarios/rules/forms/seller';
import { describe, expect, test } from 'vitest';
import { initialSeller, sellerFieldOf, sellerInput, type SellerPage } from './sellerForm.ts';

const page = (change: Partial<SellerPage> = {}): SellerPage => ({
  __typename: 'Proposal',
  id: 'p1',
  seller: null,
  pointOfSale: null,
  owner: { __typename: 'Person', documentNumber: '20000001' },
  ...change,
});
const DEALER = { __typename: 'PointOfSale', code: '00012', businessName: 'AUTOMOTORES DEL SUR SA' } as const;
const EMPTY = initialSeller(page());
const person: SellerValues = {
  ...EMPTY,
  kind: 'person',
  person: {
    firstName: ' Ana  María ',
    lastName: 'Núñez',
    documentNumber: '30.111.222',
    gender: 'FEMALE',
    cuil: '20-30111222-0',
    email: 'Ana@Correo.example ',
    phone: { areaCode: '011', number: '15 5555 1234' },
  },
};
const company: SellerValues = {
  ...EMPTY,
  kind: 'company',
  company: {
    businessName: '4 Ruedas S.A.',
    cuit: '30-70707070-2',
    email: 'ventas@ruedas.example',
    phone: { areaCode: '351', number: '5556789' },
  },
};

const faultsOf = (values: SellerValues, ownerDocument: string) =>
  messagesOf(sellerForm(ownerDocument), values);
const sentOf = (values: SellerValues) => sellerInput('p1', sellerForm('20000001').parse(values));

describe('[EN-09] the seller of the vehicle', () => {
  test('defaults to the dealer of the point of sale, or is asked for', () => {
    expect(EMPTY.kind).toBeNull();
    expect(initialSeller(page({ pointOfSale: DEALER }))).toMatchObject({
      kind: 'company',
      company: { businessName: 'AUTOMOTORES DEL SUR SA', cuit: '' },
    });
  });

  test('shows the saved seller, even if there is a dealer', () => {
    const saved = {
      __typename: 'PersonSeller',
      ...person.person,
      gender: 'FEMALE',
      phone: { __typename: 'MobilePhone', areaCode: '11', number: '55551234' },
    } as const;
    const seller = { __typename: 'Seller', person: saved, company: null, dataValidated: true } as const;
    expect(initialSeller(page({ seller, pointOfSale: DEALER }))).toMatchObject({
      kind: 'person',
      person: { firstName: ' Ana  María ', phone: { areaCode: '11', number: '55551234' } },
    });
  });

  test('reports the missing answers of only the chosen kind, in the order of the page', () => {
    expect(faultsOf(EMPTY, '1')).toEqual({ kind: 'Indicá quién te vende el vehículo.' });
    expect(Object.keys(faultsOf({ ...EMPTY, kind: 'company' }, '1'))).toEqual([
      'company.businessName',
      'company.cuit',
      'company.email',
      'company.phone',
    ]);
    expect(Object.keys(faultsOf({ ...EMPTY, kind: 'person' }, '1'))).toHaveLength(7);
    expect(faultsOf(person, '20000001')).toEqual({});
    expect(faultsOf(company, '20000001')).toEqual({});
  });

  test('cannot be the applicant; a company cannot have the CUIL of a person', () => {
    expect(faultsOf(person, '30111222')).toEqual({
      'person.documentNumber': 'El vendedor tiene que ser otra persona.',
    });
    const cuit = { ...company, company: { ...company.company, cuit: '20301112220' } };
    expect(faultsOf(cuit, '1')).toHaveProperty(['company.cuit']);
  });

  test('[CA-20] is sent as a person or a company, normalised', () => {
    expect(sentOf(person)).toEqual({
      proposalId: 'p1',
      seller: {
        person: {
          firstName: 'Ana María',
          lastName: 'Núñez',
          documentNumber: '30111222',
          gender: 'FEMALE',
          cuil: '20301112220',
          email: 'ana@correo.example',
          phone: { areaCode: '11', number: '55551234' },
        },
      },
    });
    expect(sentOf(company).seller).not.toHaveProperty('person');
  });

  test('a problem with a part of the phone belongs to the phone field', () => {
    const problem = { code: 'INVALID_FIELD', message: 'x' };
    expect(sellerFieldOf({ ...problem, path: ['seller', 'person', 'phone', 'number'] })).toBe('person.phone');
    expect(sellerFieldOf({ ...problem, path: ['seller', 'company', 'cuit'] })).toBeNull();
  });
});
