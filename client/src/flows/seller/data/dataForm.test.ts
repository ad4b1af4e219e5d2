import { saleDataForm, type SaleDataValues } from '@prendarios/rules/forms/sale';
import { messagesOf } from '@prendarios/rules/forms/schema';
import { describe, expect, test } from 'vitest';
import { dataFieldOf, dataInput, initialData } from './dataForm.ts';

const seller = {
  __typename: 'SaleSeller',
  company: false,
  firstName: 'Mario',
  lastName: 'Vende',
  businessName: null,
  maskedDocument: 'DNI 25.111.•••',
  maskedCuit: '20-25111•••-•',
  maskedEmail: 'm•••@correo.com',
  maskedPhone: '•• •••• 3333',
  dataValidated: true,
} as const;
const values = initialData(seller);
const PHONE = { areaCode: '011', number: '15-4555-6677' };

type Kind = { company: boolean };
const formOf = ({ company }: Kind) => saleDataForm({ company, isEditing: true });
const faultsOf = (typed: SaleDataValues, kind: Kind) => messagesOf(formOf(kind), typed);
const sentOf = (typed: SaleDataValues, kind: Kind) => dataInput('s', formOf(kind).parse(typed), kind);

describe("correcting the seller's data [RT-19] [CA-23]", () => {
  test('begins with what is not masked, and is right as it stands', () => {
    expect(values).toMatchObject({ firstName: 'Mario', lastName: 'Vende', email: '' });
    expect(faultsOf(values, seller)).toEqual({});
    expect(sentOf(values, seller)).toEqual({
      saleId: 's',
      dataValidated: true,
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
    expect(Object.keys(faultsOf({ ...values, ...change }, seller))).toEqual(fields);
  });

  test('what changed is sent, normalised', () => {
    expect(sentOf({ ...values, email: ' M@Correo.com', phone: PHONE }, seller).seller?.person).toEqual({
      firstName: 'Mario',
      lastName: 'Vende',
      email: 'm@correo.com',
      phone: { areaCode: '11', number: '45556677' },
    });
  });

  test('a company has its name alone', () => {
    const company = { company: true };
    expect(Object.keys(faultsOf({ ...values, businessName: '--' }, company))).toEqual(['businessName']);
    expect(sentOf({ ...values, businessName: ' DEL SUR SA ' }, company)).toEqual({
      saleId: 's',
      dataValidated: true,
      seller: { company: { businessName: 'DEL SUR SA' } },
    });
  });

  test('the server’s word on a part of the phone is the phone’s', () => {
    expect(dataFieldOf({ code: 'X', message: '', path: ['seller', 'person', 'phone', 'number'] })).toBe(
      'phone',
    );
    expect(dataFieldOf({ code: 'X', message: '', path: ['seller', 'person', 'email'] })).toBeNull();
  });
});
