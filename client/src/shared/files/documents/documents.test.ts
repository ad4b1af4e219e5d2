import { describe, expect, test } from 'vitest';
import type { QueuedFile } from '../uploads/queuedFiles.ts';
import { documentsOf, uploadItems, validateDocuments, type RequiredDocument } from './documents.ts';

const document = (change: Partial<RequiredDocument>): RequiredDocument => ({
  __typename: 'RequiredDocument',
  type: 'SELLER_CBU',
  label: 'Constancia de CBU del vendedor',
  party: 'SELLER',
  isMandatory: true,
  status: 'PENDING',
  observation: null,
  files: [],
  ...change,
});
const FILE = {
  __typename: 'DocumentFile',
  id: 'f1',
  name: 'cbu.pdf',
  size: 2000,
  contentType: 'application/pdf',
} as const;
const queued = (status: QueuedFile['status']): QueuedFile => ({
  id: 'q1',
  documentType: 'SELLER_CBU',
  name: 'otra.pdf',
  size: 10,
  status,
  sent: 3,
});

test('groups documents by party in page order', () => {
  const all = [
    document({ type: 'DNI_FRONT', party: 'OWNER' }),
    document({ type: 'SELLER_CBU' }),
    document({ type: 'FORM_08', party: 'VEHICLE' }),
  ];
  expect(documentsOf(all, 'VEHICLE', 'OWNER').map(({ type }) => type)).toEqual(['FORM_08', 'DNI_FRONT']);
});

test('removes the rejected files of a document that was sent back', () => {
  const all = [
    document({ type: 'FORM_08', files: [FILE], status: 'UPLOADED' }),
    document({ files: [FILE], status: 'SENT_BACK', observation: 'Falta el dorso.' }),
  ];
  expect(documentsOf(all, 'SELLER').map(({ files }) => files.length)).toEqual([1, 0]);
});

test('[CA-56] lists attached files first, then queued ones', () => {
  const items = uploadItems(document({ files: [FILE] }), [queued('sending')], { f1: 'No pudimos quitarlo' });
  expect(items.map(({ id, status, error }) => [id, status, error])).toEqual([
    ['f1', 'done', 'No pudimos quitarlo'],
    ['q1', 'sending', undefined],
  ]);
});

describe('continuing with documents', () => {
  test.each<[string, Partial<RequiredDocument>, QueuedFile[], string | undefined]>([
    ['a required one without files', {}, [], 'Falta subir: Constancia de CBU del vendedor.'],
    ['a required one with a file', { files: [FILE], status: 'UPLOADED' }, [], undefined],
    ['an optional one without files', { isMandatory: false }, [], undefined],
    [
      'one that was sent back',
      { files: [FILE], status: 'SENT_BACK' },
      [],
      'Falta subir: Constancia de CBU del vendedor.',
    ],
    // 'Continuar' waits for them.
    ['one being sent', {}, [queued('sending')], undefined],
    ['one being checked', {}, [queued('judging')], undefined],
    ['a doubtful one: a warning never blocks', {}, [queued('doubtful')], undefined],
    [
      'an optional one that failed',
      { isMandatory: false },
      [queued('failed')],
      'Un archivo no se subió. Quitalo o probá de nuevo.',
    ],
    [
      'one whose file the bank rejected',
      {},
      [{ ...queued('failed'), isFinal: true }],
      'Falta subir: Constancia de CBU del vendedor.',
    ],
    [
      'one with a good file and a rejected one',
      { files: [FILE], status: 'UPLOADED' },
      [{ ...queued('failed'), isFinal: true }],
      undefined,
    ],
    ['a cancelled second file', { files: [FILE], status: 'UPLOADED' }, [queued('cancelled')], undefined],
  ])('%s', (_name, change, files, message) => {
    expect(validateDocuments([document(change)], files)['document-SELLER_CBU']).toBe(message);
  });
});
