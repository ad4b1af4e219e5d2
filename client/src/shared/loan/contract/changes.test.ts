import { signatureForm } from '@prendarios/rules/forms/answers';
import { messagesOf } from '@prendarios/rules/forms/schema';
import { expect, test } from 'vitest';
import type { ContractFiguresViewFragment } from '#generated/graphql.ts';
import { changeRows } from './changes.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });
const accepted: ContractFiguresViewFragment = {
  __typename: 'ContractFigures',
  firstPayableOn: '2027-01-11',
  firstInstallment: money('900000.00'),
  secondInstallment: money('649000.00'),
  cftea: '53.22',
  cfteaWithInsurance: '93.46',
  capitalInUva: null,
  uvaValue: null,
  totalToPay: money('14500000.00'),
};
const ofToday: ContractFiguresViewFragment = {
  ...accepted,
  firstPayableOn: '2027-02-10',
  firstInstallment: money('911000.00'),
};
const lines = (before: ContractFiguresViewFragment, now: ContractFiguresViewFragment) =>
  changeRows({ before, now }).map((row) =>
    `${row.what}: ${row.before} → ${row.now}`.replaceAll('\u00a0', ' '),
  );

test('[CA-64] compares the accepted summary with the contract', () => {
  expect(lines(accepted, ofToday)).toEqual([
    'La primera cuota se paga el: lunes 11/01/2027 → miércoles 10/02/2027',
    'Primera cuota: $ 900.000,00 → $ 911.000,00',
    'Segunda cuota: $ 649.000,00 → $ 649.000,00',
    'CFTEA con IVA: 53,22 % → 53,22 %',
    'CFTEA con seguro: 93,46 % → 93,46 %',
    'Total a pagar: $ 14.500.000,00 → $ 14.500.000,00',
  ]);
});

test('[CA-64] also compares the capital and the UVA value of a UVA loan', () => {
  const uva = (side: ContractFiguresViewFragment, capitalInUva: string, uvaValue: string) => ({
    ...side,
    capitalInUva,
    uvaValue,
  });
  expect(lines(uva(accepted, '4650.36', '2150.37'), uva(ofToday, '4561.88', '2192.08'))).toEqual(
    expect.arrayContaining([
      'Capital en UVA: 4.650,36 UVA → 4.561,88 UVA',
      'Valor de la UVA: $ 2.150,37 → $ 2.192,08',
    ]),
  );
});

test.each([
  [{ accepted: true, figures: false }, false, []],
  [{ accepted: false, figures: false }, false, ['accepted']],
  [{ accepted: true, figures: false }, true, ['figures']],
  [{ accepted: false, figures: false }, true, ['figures', 'accepted']],
  [{ accepted: true, figures: true }, true, []],
])('[CA-67] reports that %j with changed figures %s lacks the answers %j', (values, hasChanges, missing) => {
  expect(Object.keys(messagesOf(signatureForm({ hasChanges }), values))).toEqual(missing);
});
