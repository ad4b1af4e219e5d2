import { describe, expect, test } from 'vitest';
import { documentGroups, documentTag, type DashboardDocument } from './documentGroups.ts';

const document = (type: string, party: DashboardDocument['party']): DashboardDocument => ({
  __typename: 'RequiredDocument',
  type,
  label: type,
  party,
  isMandatory: true,
  status: 'UPLOADED',
  observation: null,
  files: [],
});

describe("[RT-39] a proposal's documents", () => {
  test.each([
    ['UPLOADED', true, 'green', 'Recibido'],
    ['SENT_BACK', true, 'red', 'Hay que volver a subirlo'],
    ['SENT_BACK', false, 'red', 'Hay que volver a subirlo'],
    ['PENDING', true, 'yellow', 'Falta subirlo'],
    ['PENDING', false, 'orange', 'Opcional'],
  ] as const)('%s (isMandatory: %s) is %s: %s', (status, isMandatory, stage, text) => {
    expect(documentTag({ status, isMandatory })).toMatchObject({ stage, text });
  });

  test('are grouped by party; a party without documents is omitted', () => {
    const groups = documentGroups([
      document('VEHICLE_TITLE', 'VEHICLE'),
      document('DNI_FRONT', 'OWNER'),
      document('DNI_BACK', 'OWNER'),
    ]);
    expect(groups.map(({ party, documents }) => [party, documents.length])).toEqual([
      ['OWNER', 2],
      ['VEHICLE', 1],
    ]);
  });
});
