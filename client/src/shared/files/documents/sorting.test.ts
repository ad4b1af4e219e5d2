import { expect, test } from 'vitest';
import type { RequiredDocument } from './documents.ts';
import { NOWHERE, propose } from './sorting.ts';

const document = (type: string, label: string): RequiredDocument => ({
  __typename: 'RequiredDocument',
  type,
  label,
  party: 'VEHICLE',
  isMandatory: true,
  status: 'PENDING',
  observation: null,
  files: [],
});
const TITLE = document('TITLE', 'Título del vehículo');
const FRONT = document('DNI_FRONT', 'DNI del vendedor, frente');
const BACK = document('DNI_BACK', 'DNI del vendedor, dorso');
const FORM = document('FORM_08', 'Formulario 08');
const ALL = [TITLE, FRONT, BACK, FORM];

const names = (...given: string[]) => given.map((name) => ({ name }));
const kinds = (sorted: Map<string, { name: string }[]>) =>
  Object.fromEntries([...sorted].map(([type, files]) => [type, files.map(({ name }) => name)]));

test.each([
  ['titulo del vehiculo.pdf', 'TITLE'],
  ['TÍTULO-1.JPG', 'TITLE'],
  ['dni frente.jpg', 'DNI_FRONT'],
  ['form_08.pdf', 'FORM_08'],
  // Matches two documents, or none.
  ['dni.jpg', undefined],
  ['vehiculo.jpg', undefined],
  ['IMG_0812.jpg', undefined],
])('for the file %s, suggests %s', (name, type) => {
  const { sorted, rest } = propose(names(name), { empty: ALL, due: ALL }, true);
  expect([...sorted.keys()]).toEqual(type === undefined ? [] : [type]);
  expect(rest).toHaveLength(type === undefined ? 1 : 0);
});

test('assigns remaining files to the only document due, as its pages if selected together', () => {
  const files = names('IMG_1.jpg', 'dni frente.jpg', 'IMG_2.jpg');
  const places = { empty: [TITLE, FRONT], due: [TITLE, FRONT] };
  expect(kinds(propose(files, places, true).sorted)).toEqual({
    DNI_FRONT: ['dni frente.jpg'],
    TITLE: ['IMG_1.jpg', 'IMG_2.jpg'],
  });
  const apart = propose(files, places, false);
  expect(apart.rest).toEqual(names('IMG_1.jpg', 'IMG_2.jpg'));
});

test('suggests nothing if several documents are due, or none', () => {
  const files = names('IMG_1.jpg');
  expect(propose(files, { empty: ALL, due: ALL }, true).rest).toEqual(files);
  expect(propose(names('titulo.jpg'), NOWHERE, true).rest).toHaveLength(1);
});
