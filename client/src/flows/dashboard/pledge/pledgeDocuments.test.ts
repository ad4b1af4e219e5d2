import { describe, expect, test } from 'vitest';
import { sampleProposal } from '../proposal/sample.ts';
import {
  generatedHref,
  inscribedPledge,
  PLEDGE_DOCUMENTS,
  pledgeDocumentName,
  pledgeFiles,
  pledgeProblems,
} from './pledgeDocuments.ts';

const HELD = { staged: { INSCRIBED_PLEDGE: [{ id: 'f1', name: 'a.pdf', size: 9 }] }, queued: [] };
const NOTHING = { staged: {}, queued: [] };

describe('[RT-40] the pledge', () => {
  test('has the three documents for the registry, with their names [EN-12]', () => {
    expect(PLEDGE_DOCUMENTS.map(pledgeDocumentName)).toEqual([
      'FORMULARIO 03',
      'CONTRATO DE PRENDA CON REGISTRO',
      'ANEXO DE PRENDA',
    ]);
    expect(generatedHref('p1', 'FORM_03')).toBe('/files/generated/p1/FORM_03');
  });

  test('can be submitted when its files are uploaded', () => {
    expect(pledgeFiles(HELD)).toEqual([{ type: 'INSCRIBED_PLEDGE', fileIds: ['f1'] }]);
    expect(pledgeProblems(HELD)).toEqual({});
    expect(pledgeProblems(NOTHING)).toEqual({ 'inscribed-pledge': 'Subí la prenda inscripta.' });
  });

  test('waits for a file that is being uploaded', () => {
    const sending = {
      id: 'q',
      documentType: 'INSCRIBED_PLEDGE',
      name: 'b.pdf',
      size: 9,
      sent: 1,
      status: 'sending' as const,
    };
    expect(pledgeProblems({ ...HELD, queued: [sending] })['inscribed-pledge']).toMatch(/Esperá/);
  });

  test('is null when the bank does not require it', () => {
    expect(inscribedPledge(sampleProposal())).toBeNull();
  });
});
