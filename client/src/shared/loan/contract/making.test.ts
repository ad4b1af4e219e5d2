import { expect, test } from 'vitest';
import { makingAfter } from './useMaking.ts';

const refused = (code: string, ...names: string[]) => [
  { code, message: 'Texto del banco.', missing: names.map((name) => ({ name })) },
];

test.each([
  [[], { state: 'made' }],
  [refused('OUT_OF_HOURS'), { state: 'closed', message: 'Texto del banco.' }],
  [refused('REJECTED_BY_REGISTER'), { state: 'rejected' }],
  [refused('CO_OWNER_NOT_SUPPORTED'), { state: 'unsupported' }],
  [refused('OTHER_BORROWER_PENDING'), { state: 'otherBorrower', message: 'Texto del banco.' }],
  [refused('DOCUMENT_NOT_READY', 'seller'), { state: 'waiting', forSeller: true }],
  [refused('DOCUMENT_NOT_READY', 'seller', 'vehicle.chassis'), { state: 'waiting', forSeller: false }],
  [refused('BANK_CLOSED'), { state: 'failed', message: 'Texto del banco.' }],
])('[CA-64] [ST-16] maps the errors %j to the state %j', (problems, making) => {
  expect(makingAfter(problems)).toEqual(making);
});
