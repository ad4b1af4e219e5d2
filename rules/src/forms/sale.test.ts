import { describe, expect, test } from 'vitest';
import { findSaleForm, saleAccountForm, type SaleAccountValues } from './sale.ts';
import { FORM_MESSAGES } from './messages.ts';
import { messagesOf } from './schema.ts';

const GOOD: SaleAccountValues = { cbu: '2850590 9-40090418135201', holderCuit: '20-30111222-0' };

describe("the seller's payment account [RT-21] [CA-62]", () => {
  test.each<[string, SaleAccountValues, string[]]>([
    ['nothing', { cbu: '', holderCuit: '' }, ['cbu', 'holderCuit']],
    ['values in everyday notation', GOOD, []],
    ['a wrong first check digit', { ...GOOD, cbu: '2810590940090418135201' }, ['cbu']],
    ['a wrong second check digit', { ...GOOD, cbu: '2850590940090418135202' }, ['cbu']],
    ['a CVU', { ...GOOD, cbu: '0000003100010000000001' }, ['cbu']],
    ['an alias', { ...GOOD, cbu: 'mi.alias.banco' }, ['cbu']],
    ['a wrong CUIL', { ...GOOD, holderCuit: '20301112221' }, ['holderCuit']],
    ['a company’s CUIT', { ...GOOD, holderCuit: '30705658613' }, []],
  ])('%s', (_name, values, fields) => {
    expect(Object.keys(messagesOf(saleAccountForm, values))).toEqual(fields);
  });

  test('is sent as digits only', () => {
    expect(saleAccountForm.parse(GOOD)).toEqual({
      cbu: '2850590940090418135201',
      holderCuit: '20301112220',
    });
  });
});

test('asks for the kind of seller first when searching for a sale, then for the rest', () => {
  const nothing = { kind: null, documentNumber: '', gender: null, cuit: '', number: '' };
  expect(messagesOf(findSaleForm, nothing)).toEqual({ kind: FORM_MESSAGES.sale.kind });
});
