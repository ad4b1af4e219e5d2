import { recoverForm, signInForm } from '@prendarios/rules/forms/account';
import { dataRequestForm } from '@prendarios/rules/forms/dataRequest';
import { saleAccountForm } from '@prendarios/rules/forms/sale';
import { messagesOf } from '@prendarios/rules/forms/schema';
import { sellerForm } from '@prendarios/rules/forms/seller';
import { vehicleForm } from '@prendarios/rules/forms/vehicle';
import { expect, test } from 'vitest';
import { FILLERS } from './fillers.ts';
import type { DemoLists } from './lists.ts';
import { demoPerson } from '@prendarios/rules/demoPerson';

const person = demoPerson('20000001');
const YEAR = { year: 2027, zeroKm: true, price: 32_000_000 };
const CRONOS = { brandId: '1', brandName: 'FIAT', modelId: '7', modelName: 'CRONOS' };
const lists = (isCompany = false): DemoLists => ({
  vehicle: async () => ({ ...CRONOS, ...YEAR }),
  year: async () => YEAR,
  names: async () => CRONOS,
  sellsCompany: async () => isCompany,
});

const filled = async (form: string, values: Readonly<Record<string, unknown>> = {}, isCompany = false) => ({
  ...values,
  ...(await FILLERS[form]?.(person, values, lists(isCompany))),
});

const VEHICLE = {
  typeCode: 'A',
  brandId: null,
  modelId: null,
  year: null,
  zeroKm: null,
  purchaseValue: null,
};
const SELLER = { way: null, dealer: null, contact: { email: '', phone: { areaCode: '', number: '' } } };

test.each([
  ['sign-in', signInForm, {}],
  ['recover', recoverForm, {}],
  ['by-model', vehicleForm('PER_MODEL', undefined), VEHICLE],
  ['by-value', vehicleForm('PER_VALUE', undefined), VEHICLE],
  ['seller-data', sellerForm([]), { ...SELLER, kind: null }],
  ['seller-data', sellerForm([]), { ...SELLER, kind: 'company' }],
  ['sale-account', saleAccountForm, { cbu: '', holderCuit: '' }],
  ['data-request', dataRequestForm, { kind: null, documentNumber: '', gender: null, contact: '' }],
] as const)('fills in %s so that it can be submitted', async (form, schema, values) => {
  expect(messagesOf(schema, await filled(form, values))).toEqual({});
});

test('fills in an account that belongs to the selling company or person', async () => {
  expect(await filled('sale-account')).toMatchObject({ holderCuit: person.other.cuil });
  expect(await filled('sale-account', {}, true)).toMatchObject({ holderCuit: person.company.cuit });
});

test('keeps spouses who borrow together married', async () => {
  for (const form of ['additional-data', 'co-owner-additional-data']) {
    expect(await filled(form, { maritalStatusCode: 'CAS' })).toMatchObject({ maritalStatusCode: 'CAS' });
    expect(await filled(form, { maritalStatusCode: '' })).toMatchObject({ maritalStatusCode: 'SOL' });
  }
});

test('fills in brand and model for a vehicle without them', async () => {
  const names = { brandName: 'FIAT', modelName: 'CRONOS' };
  expect(await filled('vehicle-documents', { brandName: '', modelName: '' })).toMatchObject(names);
  const known = { brandName: 'FORD', modelName: 'KA' };
  expect(await filled('vehicle-documents', known)).toMatchObject(known);
});
