import { describe, expect, test } from 'vitest';
import type { RequiredDocument } from '#shared/files/documents/documents.ts';
import { withSellerLabels, requestedTypes, readiness } from './requested.ts';

const document = (
  type: string,
  party: RequiredDocument['party'],
  status: RequiredDocument['status'],
  isMandatory = true,
): RequiredDocument => ({
  __typename: 'RequiredDocument',
  type,
  label: type,
  party,
  isMandatory,
  status,
  observation: null,
  files: [],
});
const ALL = [
  document('VEHICLE_TITLE', 'VEHICLE', 'SENT_BACK'),
  document('SELLER_CBU', 'SELLER', 'UPLOADED'),
  document('VEHICLE_PHOTOS', 'VEHICLE', 'PENDING', false),
  document('SELLER_DNI_FRONT', 'SELLER', 'PENDING'),
];

describe("the seller's documents [RT-20]", () => {
  test('include all documents of the sale, the seller’s first, or only the returned ones', () => {
    expect(requestedTypes(ALL, 'OPEN')).toEqual([
      'SELLER_CBU',
      'SELLER_DNI_FRONT',
      'VEHICLE_TITLE',
      'VEHICLE_PHOTOS',
    ]);
    expect(requestedTypes(ALL, 'DOCUMENTS_SENT_BACK')).toEqual(['VEHICLE_TITLE']);
  });

  test('are counted only if required', () => {
    expect(readiness(ALL)).toEqual({ ready: 1, all: 3 });
    expect(readiness([])).toEqual({ ready: 0, all: 0 });
  });

  test('have labels that address the seller or name the company', () => {
    const labels = (company: boolean) => withSellerLabels(ALL, company).map(({ label }) => label);
    expect(labels(false)).toEqual([
      'VEHICLE_TITLE',
      'Constancia de tu CBU',
      'VEHICLE_PHOTOS',
      'Tu DNI, frente',
    ]);
    expect(labels(true)).toContain('Constancia de CBU de la empresa');
  });
});
