import { messagesOf } from '@prendarios/rules/forms/schema';
import { sellerForm, type SellerValues } from '@prendarios/rules/forms/seller';
import { describe, expect, test } from 'vitest';
import { NO_SELLER, sellerFieldOf } from '#shared/loan/seller/sellerValues.ts';
import { borrowersOf, initialSeller, isDenied, sellerInput, type SellerPage } from './sellerForm.ts';

const page = (change: Partial<SellerPage> = {}): SellerPage => ({
  __typename: 'Proposal',
  id: 'p1',
  seller: null,
  pointOfSale: null,
  owner: {
    __typename: 'Person',
    documentNumber: '20000001',
    email: 'juana@correo.example',
    phone: { __typename: 'MobilePhone', areaCode: '11', number: '20002000' },
  },
  coOwner: null,
  ...change,
});
const DEALER = {
  __typename: 'PointOfSale',
  code: '01022',
  businessName: 'AUTOS DEL SUR S.R.L.',
  isDealer: true,
} as const;
const BRANCH = { ...DEALER, code: '00001', isDealer: false };
const EMPTY: SellerValues = { ...NO_SELLER, way: 'self' };
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
  messagesOf(sellerForm([{ document: ownerDocument, email: '', phone: NO_SELLER.contact.phone }]), values);
const sentOf = (values: SellerValues) => sellerInput('p1', sellerForm(borrowersOf(page())).parse(values));

describe('[EN-09] the seller of the vehicle', () => {
  test('is the dealer at the point of sale or else receives a link', () => {
    expect(initialSeller(page({ pointOfSale: DEALER }))).toMatchObject({
      way: 'dealer',
      dealer: { code: '01022', name: 'AUTOS DEL SUR S.R.L.' },
    });
    for (const pointOfSale of [null, BRANCH]) {
      expect(initialSeller(page({ pointOfSale }))).toMatchObject({ way: 'link', dealer: null });
    }
  });

  test('is sent as a code if it is a dealer, without other entered data', () => {
    const dealer = { ...company, way: 'dealer' as const, dealer: { code: '01022', name: 'AUTOS' } };
    expect(sentOf(dealer)).toEqual({ proposalId: 'p1', seller: { pointOfSaleCode: '01022' } });
  });

  test.each([
    [{ email: '', areaCode: '11', number: '44443333' }, { phone: { areaCode: '11', number: '44443333' } }],
    [{ email: ' Ana@Correo.example', areaCode: '', number: '' }, { email: 'ana@correo.example' }],
  ])('needs only a phone or an email to receive the link: %j', ({ email, ...phone }, contact) => {
    const link = { ...EMPTY, way: 'link' as const, contact: { email, phone } };
    expect(faultsOf(link, '1')).toEqual({});
    expect(sentOf(link)).toEqual({ proposalId: 'p1', seller: { contact } });
  });

  test('needs at least one complete contact to receive the link', () => {
    const link = { ...EMPTY, way: 'link' as const };
    expect(faultsOf(link, '1')).toEqual({
      'contact.phone': 'Ingresá el celular o el correo del vendedor.',
    });
    const half = { ...link, contact: { email: 'ana', phone: { areaCode: '11', number: '4' } } };
    expect(Object.keys(faultsOf(half, '1'))).toEqual(['contact.email', 'contact.phone']);
  });

  test('[ST-19] is restored even if there is a dealer, including whether they denied the data', () => {
    const saved = {
      __typename: 'PersonSeller',
      ...person.person,
      gender: 'FEMALE',
      phone: { __typename: 'MobilePhone', areaCode: '11', number: '55551234' },
    } as const;
    const seller = {
      __typename: 'Seller',
      party: saved,
      pointOfSaleCode: null,
      hasValidData: true,
    } as const;
    expect(initialSeller(page({ seller, pointOfSale: DEALER }))).toMatchObject({
      way: 'self',
      kind: 'person',
      person: { firstName: ' Ana  María ', phone: { areaCode: '11', number: '55551234' } },
    });
    expect(isDenied(page({ seller }))).toBe(false);
    expect(isDenied(page({ seller: { ...seller, hasValidData: false } }))).toBe(true);
    // Only invited.
    const contact = {
      __typename: 'SellerContact',
      linkEmail: 'ana@correo.example',
      linkPhone: null,
    } as const;
    expect(isDenied(page({ seller: { ...seller, party: contact, hasValidData: false } }))).toBe(false);
    expect(isDenied(page())).toBe(false);
  });

  test('reports missing answers of the selected kind only, in page order', () => {
    expect(faultsOf(EMPTY, '1')).toEqual({ kind: 'Elegí quién vende el vehículo.' });
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

  test('cannot be the applicant or, if a company, have a person’s CUIL', () => {
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

  test('assigns an error in any part of the phone to the phone field', () => {
    const problem = { code: 'INVALID_FIELD', message: 'x' };
    expect(sellerFieldOf({ ...problem, path: ['seller', 'person', 'phone', 'number'] })).toBe('person.phone');
    expect(sellerFieldOf({ ...problem, path: ['seller', 'company', 'cuit'] })).toBeNull();
  });
});
