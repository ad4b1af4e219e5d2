import { saleDataForm, type SaleDataValues } from '@prendarios/rules/forms/sale';
import { messagesOf } from '@prendarios/rules/forms/schema';
import { describe, expect, test } from 'vitest';
import { isCompany, type SaleSeller } from '../sellerIdentity.ts';
import { dataFieldOf, dataInput, initialData } from './dataForm.ts';

const seller = {
  __typename: 'SaleSeller',
  identity: {
    __typename: 'SalePerson',
    firstName: 'Mario',
    lastName: 'Vende',
    maskedDocument: 'DNI 25.•••.••2',
    maskedCuil: '20-25•••••2-•',
  },
  maskedEmail: 'm•••@correo.com',
  maskedPhone: '•• •••• 3333',
  hasValidData: true,
  canBeChanged: true,
  canNameBeChanged: true,
} as const;
const initial = initialData(seller);
const PHONE = { areaCode: '011', number: '15-4555-6677' };

type Kind = Pick<SaleSeller, 'identity'>;
const formOf = (kind: Kind) => saleDataForm({ company: isCompany(kind), isEditing: true });
const faultsOf = (values: SaleDataValues, kind: Kind) => messagesOf(formOf(kind), values);
const sentOf = (values: SaleDataValues, kind: Kind) => dataInput('s', formOf(kind).parse(values), kind);

describe("correcting the seller's data [RT-19] [CA-23]", () => {
  test('starts with the unmasked values, which are valid', () => {
    expect(initial).toMatchObject({ firstName: 'Mario', lastName: 'Vende', email: '' });
    expect(faultsOf(initial, seller)).toEqual({});
    expect(sentOf(initial, seller)).toEqual({
      saleId: 's',
      isDataCorrect: true,
      seller: { person: { firstName: 'Mario', lastName: 'Vende' } },
    });
  });

  test.each<[Partial<SaleDataValues>, string[]]>([
    [{ firstName: '' }, ['firstName']],
    [{ lastName: 'V3nde' }, ['lastName']],
    [{ email: 'mario' }, ['email']],
    [{ phone: { areaCode: '11', number: '' } }, ['phone']],
    [{ email: ' ', phone: { areaCode: ' ', number: '' } }, []],
    [{ email: 'm@correo.com', phone: PHONE }, []],
  ])('%j', (change, fields) => {
    expect(Object.keys(faultsOf({ ...initial, ...change }, seller))).toEqual(fields);
  });

  test('sends the changes, normalised', () => {
    expect(sentOf({ ...initial, email: ' M@Correo.com', phone: PHONE }, seller).seller?.person).toEqual({
      firstName: 'Mario',
      lastName: 'Vende',
      email: 'm@correo.com',
      phone: { areaCode: '11', number: '45556677' },
    });
  });

  test('sends only a company’s name', () => {
    const company = {
      identity: { __typename: 'SaleCompany', businessName: 'DEL SUR', maskedCuit: '30-70•••••1-•' },
    } as const;
    expect(Object.keys(faultsOf({ ...initial, businessName: '--' }, company))).toEqual(['businessName']);
    expect(sentOf({ ...initial, businessName: ' DEL SUR SA ' }, company)).toEqual({
      saleId: 's',
      isDataCorrect: true,
      seller: { company: { businessName: 'DEL SUR SA' } },
    });
  });

  test('assigns server errors in either part of the phone to the phone field', () => {
    expect(dataFieldOf({ code: 'X', message: '', path: ['seller', 'person', 'phone', 'number'] })).toBe(
      'phone',
    );
    expect(dataFieldOf({ code: 'X', message: '', path: ['seller', 'person', 'email'] })).toBeNull();
  });
});
