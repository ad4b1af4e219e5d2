import { expect, test } from 'vitest';
import { contractHref, otherDocuments } from './documents.ts';

test('[CA-66] [CA-69] uses a different contract URL for each brand', () => {
  expect(contractHref('p 1', 'ceibo')).toBe('/files/contracts/p%201');
  expect(contractHref('p1', 'vivere')).toBe('/files/contracts/p1/vivere');
});

test('[CA-63] [EN-12] lists only printable documents, without repeating the contract', () => {
  const generated = (
    name: 'FORM_03' | 'PLEDGE_CONTRACT_WITH_REGISTRY' | 'PLEDGE_ANNEXED',
    ...missing: string[]
  ) => ({
    name,
    title: name,
    missing: missing.map((item) => ({ name: item })),
  });
  const files = otherDocuments('p1', [
    generated('FORM_03'),
    generated('PLEDGE_CONTRACT_WITH_REGISTRY'),
    generated('PLEDGE_ANNEXED', 'vehicle.chassis'),
  ]);
  expect(files).toEqual([
    { document: 'FORM_03', name: 'FORMULARIO 03', href: '/files/generated/p1/FORM_03' },
  ]);
});
