import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../bank/contract.ts';
import { toAddress } from '../entities/additionalData.ts';
import { toVehicle } from '../entities/vehicle.ts';
import { toContract, toDocuments } from './formalization.ts';
import { toPhase } from './process.ts';
import { buyerNameOf } from './sale.ts';
import { decimal, documentKindFromId, documentTypeOf } from './values.ts';
import { toCouponRefusalReason } from './loan.ts';

it.each([
  ['JOAQUIN ALBERTO', 'FERREYRA', 'Joaquin F.'],
  ['Ana', 'Núñez', 'Ana N.'],
  ['Ana', '', 'Ana'],
])('a seller sees the buyer %s %s as %s', (firstName, lastName, expected) => {
  expect(buyerNameOf({ firstName, lastName })).toBe(expected);
});

describe('a decimal from the bank', () => {
  it.each([
    [42.5, '42.5'],
    [100, '100'],
    [0.000001, '0.000001'],
    [-0.0000001, '0'],
    [1234.56789, '1234.56789'],
  ])('%d is %s', (value, text) => {
    expect(decimal(value)).toBe(text);
  });
});

it.each([
  [150, 'DNI'],
  [151, 'FOREIGN_DNI'],
] as const)('[EN-14] document type %d is %s in both directions', (id, kind) => {
  expect([documentKindFromId(id), documentTypeOf(kind).id]).toEqual([kind, id]);
});

it.each(['EXPIRED', undefined])('the coupon rejection %j is unknown', (code) => {
  expect(toCouponRefusalReason(code)).toBe('UNKNOWN');
});

describe('an address', () => {
  const given: Schemas['OwnerAddressAnswer'] = {
    street: 'Av. Rivadavia',
    number: 4502,
    state: 1,
    locality: 'CIUDAD DE BUENOS AIRES',
    postalCode: '1424',
  };

  it('needs only the required fields', () => {
    expect(toAddress(given)).toMatchObject({
      street: 'Av. Rivadavia',
      provinceId: '1',
      floor: '',
      cityId: null,
    });
  });

  it.each(['street', 'number', 'state', 'locality', 'postalCode'] as const)(
    'is null without its %s',
    (field) => {
      expect(toAddress({ ...given, [field]: undefined })).toBeNull();
    },
  );
});

describe('a vehicle', () => {
  const fuelYear = { year: 2024, zeroKm: false, price: 30_000_000, valid: true };

  it('quoted by model has brand, model and catalogue price', () => {
    const vehicle = { vehicleType: 'A', brand: '12', brandName: 'Fiat', model: 7, modelName: 'Cronos' };
    expect(toVehicle({ ...vehicle, fuelYear, purchaseValue: 28_000_000 })).toMatchObject({
      brandId: '12',
      brandName: 'Fiat',
      modelId: '7',
      catalogValue: { amount: '30000000.00', currency: 'ARS' },
      purchaseValue: { amount: '28000000.00' },
    });
  });

  it('quoted by value has none of them', () => {
    expect(toVehicle({ vehicleType: 'A', fuelYear, purchaseValue: 28_000_000 })).toMatchObject({
      brandId: null,
      modelId: null,
      catalogValue: null,
    });
  });
});

it.each([
  ['OWNER', 'Datos'],
  ['A_PHASE_OF_THE_BANK', 'A_PHASE_OF_THE_BANK'],
])('the phase %s has the label %s', (name, label) => {
  const labels = new Map([['OWNER', 'Datos']]);
  expect(toPhase({ name, status: 'PENDING', steps: [] }, labels, {}).label).toBe(label);
});

describe("a contract's changed figures", () => {
  const value: Schemas['CalculatedValue'] = {
    financedAmount: 20_000_000,
    terms: 24,
    dueDate: 10,
    pureEstimatedInstallmentValue: 1_179_888.45,
    pureEstimatedInstallmentValueWithIva: 1_301_884.83,
    pureEstimatedInstallmentValueInUVA: null,
    capitalInUVAs: null,
    tea: 42.44,
    cftea: 53.22,
    tna: 35.9,
    cfteaWithoutVat: 42.44,
    totalToPay: 30_492_399.98,
    matrixCode: 'M1',
    uvaValue: null,
    uvaEstimated: false,
  };
  const row = (number: number, total: number): Schemas['ScheduleRow'] => ({
    number,
    dueDate: `2027-0${number}-10`,
    paymentDate: `2027-0${number}-11`,
    capital: 1,
    interest: 1,
    vat: 1,
    fees: 0,
    total,
    balance: 1,
    totalInUVA: null,
  });
  const answer = (installments: Schemas['ScheduleRow'][]): Schemas['ContractAnswer'] => {
    const figures = { calculatedValueDTO: value, installments, cfteaWithInsurance: 78.48 };
    return {
      status: 'CREATED',
      initiated: true,
      confirmed: null,
      reason: null,
      hash: 'h',
      signedAt: null,
      vivereStatus: 1,
      pendingSigners: [],
      signingCode: false,
      figuresChanged: { before: figures, now: figures },
    };
  };

  it('include the first instalments with their dates', () => {
    expect(toContract(answer([row(1, 1_733_977.9), row(2, 1_301_884.83)])).changes?.now).toEqual({
      firstPayableOn: '2027-01-11',
      firstInstallment: { amount: '1733977.90', currency: 'ARS' },
      secondInstallment: { amount: '1301884.83', currency: 'ARS' },
      cftea: '53.22',
      cfteaWithInsurance: '78.48',
      capitalInUva: null,
      uvaValue: null,
      totalToPay: { amount: '30492399.98', currency: 'ARS' },
    });
  });

  it('have no second instalment if the loan has only one', () => {
    expect(toContract(answer([row(1, 5)])).changes?.before.secondInstallment).toBeNull();
  });

  it('are null without a schedule', () => {
    expect(toContract(answer([])).changes).toBeNull();
  });
});

it('[CA-63] a document’s missing data have a message', () => {
  const documents = [
    { documentName: 'FORM_03' as const, title: 'Formulario 03', missing: ['vehicle.chassis'] },
  ];
  expect(toDocuments({ documents, consents: [] }).documents).toEqual([
    {
      name: 'FORM_03',
      title: 'Formulario 03',
      missing: [{ kind: 'DATA', name: 'vehicle.chassis', message: 'Falta este dato.' }],
    },
  ]);
});
