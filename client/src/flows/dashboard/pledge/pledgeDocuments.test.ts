import { describe, expect, test } from 'vitest';
import { sampleProposal } from '#testing/samples/proposal.ts';
import { generatedHref, inscribedPledge, PLEDGE_DOCUMENTS, pledgeDocumentName } from './pledgeDocuments.ts';

describe('[RT-40] the pledge', () => {
  test('has the three named documents for the registry [EN-12]', () => {
    expect(PLEDGE_DOCUMENTS.map(pledgeDocumentName)).toEqual([
      'FORMULARIO 03',
      'CONTRATO DE PRENDA CON REGISTRO',
      'ANEXO DE PRENDA',
    ]);
    expect(generatedHref('p1', 'FORM_03')).toBe('/files/generated/p1/FORM_03');
  });

  test('is null if the bank does not require it', () => {
    expect(inscribedPledge(sampleProposal())).toBeNull();
  });
});
