import { describe, expect, test } from 'vitest';
import { documentsSentBack, type SentBackDocument } from '../proposal/facts.ts';
import { correctionProblems } from './corrections.ts';

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

const uploaded: SentBackDocument = {
  ...FRONT,
  status: 'UPLOADED',
  files: [{ __typename: 'DocumentFile', id: 'f1', name: 'a.png', size: 10, contentType: 'image/png' }],
};
const sorting = { unsorted: [] };
const missing = ({ label }: { label: string }) => `Falta ${label}.`;
const onItsWay = (documentType: string, status: 'sending' | 'failed' | 'cancelled') => ({
  id: 'q1',
  documentType,
  name: 'b.png',
  size: 10,
  sent: 0,
  status,
});

describe('[RT-41] uploading returned documents', () => {
  test('asks only for the documents sent back [ST-07]', () => {
    expect(documentsSentBack([FRONT, document('VEHICLE_TITLE', 'UPLOADED'), BACK])).toEqual([FRONT, BACK]);
  });

  test('submits the uploaded documents and lets the others follow later', () => {
    expect(correctionProblems({ documents: [uploaded, BACK], queued: [], sorting }, missing)).toEqual({});
  });

  test('shows an error at the first field if there is no file', () => {
    expect(correctionProblems({ documents: [FRONT, BACK], queued: [], sorting }, missing)).toEqual({
      'document-DNI_FRONT': 'Falta DNI_FRONT.',
    });
  });

  test.each([
    // Submission waits for this upload.
    ['sending', undefined],
    ['failed', 'Un archivo no se subió. Quitalo o probá de nuevo.'],
    ['cancelled', undefined],
  ] as const)('for a file that is %s, says: %s', (status, words) => {
    const queued = [onItsWay('DNI_BACK', status)];
    const problems = correctionProblems({ documents: [uploaded, BACK], queued, sorting }, missing);
    expect(problems['document-DNI_BACK']).toBe(words);
  });

  test('asks for the document type before sending anything', () => {
    const unsorted = [{ id: 'u1', name: 'IMG_1.png', file: new File(['x'], 'IMG_1.png') }];
    const problems = correctionProblems(
      { documents: [uploaded, BACK], queued: [], sorting: { unsorted } },
      missing,
    );
    expect(problems).toEqual({ files: 'Elegí qué documento es cada archivo, o quitalo.' });
  });
});
