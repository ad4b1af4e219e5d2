import { describe, expect, test } from 'vitest';
import { documentsSentBack, type SentBackDocument } from '../proposal/facts.ts';
import { correctionProblems, readyFiles } from './corrections.ts';

const document = (type: string, status: SentBackDocument['status']): SentBackDocument => ({
  __typename: 'RequiredDocument',
  type,
  label: type,
  party: 'OWNER',
  isMandatory: true,
  status,
  observation: status === 'SENT_BACK' ? 'No se lee' : null,
  files: [],
});
const FRONT = document('DNI_FRONT', 'SENT_BACK');
const BACK = document('DNI_BACK', 'SENT_BACK');

const uploaded = (...types: string[]) =>
  Object.fromEntries(types.map((type) => [type, [{ id: `file-of-${type}`, name: 'a.png', size: 10 }]]));
const onItsWay = (documentType: string, status: 'sending' | 'failed' | 'cancelled') => ({
  id: 'q1',
  documentType,
  name: 'b.png',
  size: 10,
  sent: 0,
  status,
});

describe('[RT-41] uploading again', () => {
  test('asks only for the documents sent back [ST-07]', () => {
    expect(documentsSentBack([FRONT, document('VEHICLE_TITLE', 'UPLOADED'), BACK])).toEqual([FRONT, BACK]);
  });

  test('submits the documents that are uploaded; the others can follow later', () => {
    const uploads = { staged: uploaded('DNI_FRONT'), queued: [] };
    expect(correctionProblems([FRONT, BACK], uploads)).toEqual({});
    expect(readyFiles([FRONT, BACK], uploads)).toEqual([
      { type: 'DNI_FRONT', fileIds: ['file-of-DNI_FRONT'] },
    ]);
  });

  test('shows an error at the first field when there is no file', () => {
    const nothing = { staged: {}, queued: [] };
    expect(correctionProblems([FRONT, BACK], nothing)).toEqual({
      'document-DNI_FRONT': 'Subí al menos uno de estos documentos.',
    });
    expect(correctionProblems([BACK], nothing)).toEqual({ 'document-DNI_BACK': 'Falta subir: DNI_BACK.' });
  });

  test.each([
    ['sending', /Esperá/],
    ['failed', /Quitalo o probá de nuevo/],
  ] as const)('waits for a file that is %s', (status, words) => {
    const problems = correctionProblems([FRONT, BACK], {
      staged: uploaded('DNI_FRONT'),
      queued: [onItsWay('DNI_BACK', status)],
    });
    expect(problems['document-DNI_BACK']).toMatch(words);
  });

  test('does not wait for a cancelled file', () => {
    const uploads = { staged: uploaded('DNI_FRONT'), queued: [onItsWay('DNI_BACK', 'cancelled')] };
    expect(correctionProblems([FRONT, BACK], uploads)).toEqual({});
  });
});
