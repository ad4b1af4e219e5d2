import { messagesOf } from '@prendarios/rules/forms/schema';
import { vehicleIdentityForm } from '@prendarios/rules/forms/vehicle';
import { describe, expect, test } from 'vitest';
import type { RequiredDocument } from '#shared/files/documents/documents.ts';
import {
  asksForNames,
  asksForPlate,
  identityInput,
  initialIdentity,
  requestedParties,
  spreadMissing,
  type VehicleView,
} from './vehicleIdentity.ts';

const vehicle = (change: Partial<VehicleView> = {}): VehicleView => ({
  __typename: 'Vehicle',
  typeCode: 'A',
  year: 2024,
  purchaseValue: { __typename: 'Money', amount: '25000000.00' },
  zeroKm: false,
  modelId: '1',
  brandName: 'FIAT',
  modelName: 'MOBI',
  plate: null,
  chassis: null,
  engine: null,
  ...change,
});
const typed = {
  brandName: '',
  modelName: '',
  plate: 'ae 123 fg',
  chassis: '8ap359a12h0123456',
  engine: ' 55282456 ',
};

const formOf = (view: VehicleView) =>
  vehicleIdentityForm({
    typeCode: view.typeCode,
    asksForNames: asksForNames(view),
    asksForPlate: asksForPlate(view),
  });
const faultsOf = (values: typeof typed, view: VehicleView) => messagesOf(formOf(view), values);
const sentOf = (values: typeof typed, view: VehicleView) =>
  identityInput('p1', formOf(view).parse(values), view);

describe('[CA-34] the vehicle’s identification', () => {
  test('includes the plate for a used vehicle only', () => {
    expect(Object.keys(faultsOf(initialIdentity(vehicle()), vehicle()))).toEqual([
      'plate',
      'chassis',
      'engine',
    ]);
    const zeroKm = vehicle({ zeroKm: true });
    expect(Object.keys(faultsOf(initialIdentity(zeroKm), zeroKm))).toEqual(['chassis', 'engine']);
    expect(sentOf(typed, zeroKm).plate).toBeNull();
  });

  test('is sent in capitals without spaces', () => {
    expect(faultsOf(typed, vehicle())).toEqual({});
    expect(sentOf(typed, vehicle())).toEqual({
      proposalId: 'p1',
      plate: 'AE123FG',
      chassis: '8AP359A12H0123456',
      engine: '55282456',
    });
  });

  test('includes and sends brand and model if the quote was by value', () => {
    const byValue = vehicle({ modelId: null, brandName: null, modelName: null });
    expect(Object.keys(faultsOf(typed, byValue))).toEqual(['brandName', 'modelName']);
    const named = { ...typed, brandName: ' Fiat ', modelName: 'Cronos 1.3 GSE' };
    expect(faultsOf(named, byValue)).toEqual({});
    expect(sentOf(named, byValue)).toMatchObject({
      brandName: 'Fiat',
      modelName: 'Cronos 1.3 GSE',
    });
    expect(sentOf(named, vehicle())).not.toHaveProperty('brandName');
  });

  test('allows only certain symbols in the engine number', () => {
    expect(faultsOf({ ...typed, engine: 'K4M-782 *D4F*' }, vehicle())).toEqual({});
    expect(faultsOf({ ...typed, engine: '<b>' }, vehicle())).toHaveProperty('engine');
  });
});

const document = (type: string, party: RequiredDocument['party'], files = 0): RequiredDocument => ({
  __typename: 'RequiredDocument',
  type,
  label: type,
  party,
  isMandatory: true,
  status: files > 0 ? 'UPLOADED' : 'PENDING',
  observation: null,
  files: Array.from({ length: files }, (_, at) => ({
    __typename: 'DocumentFile',
    id: `${type}-${at}`,
    name: 'a.pdf',
    size: 1,
    contentType: 'application/pdf',
  })),
});

test('requests the seller’s documents only if they are missing or have no page of their own', () => {
  expect(requestedParties([document('SELLER_CBU', 'SELLER', 1)], true)).not.toContain('SELLER');
  expect(requestedParties([document('SELLER_CBU', 'SELLER')], true)).toContain('SELLER');
  expect(requestedParties([], false)).toContain('SELLER');
});

const missing = (...names: string[]) => [
  {
    code: 'DOCUMENTS_MISSING',
    message: 'Faltan documentos.',
    path: [],
    missing: names.map((name) => ({ name, message: 'Falta este documento.' })),
  },
];

describe('[CA-54] documents missing at the bank', () => {
  const requested = [document('FORM_08', 'VEHICLE')];

  test('are each reported at their own field', () => {
    expect(spreadMissing(missing('FORM_08'), requested)).toEqual([
      { code: 'DOCUMENTS_MISSING', message: 'Falta este documento.', path: ['document-FORM_08'] },
    ]);
  });

  test('are also reported together if one of them is not on the page', () => {
    expect(spreadMissing(missing('FORM_08', 'OTHER'), requested).map(({ path }) => path)).toEqual([
      ['document-FORM_08'],
      [],
    ]);
    expect(spreadMissing(missing(), requested)).toHaveLength(1);
  });

  test('leave other errors unchanged', () => {
    const other = [{ code: 'UNKNOWN', message: 'x', path: [] }];
    expect(spreadMissing(other, requested)).toEqual(other);
  });
});
