import { expect, test } from 'vitest';
import { problemOf, savedName, shapeOf } from './remoteFile.ts';

test.each([
  [{ kind: 'gone' } as const, false, /No encontramos el archivo/],
  [{ kind: 'failed', offline: true } as const, true, /No hay conexión/],
  [{ kind: 'failed', offline: false } as const, true, /Probá de nuevo/],
  [{ kind: 'refused', message: 'Todavía faltan datos.' } as const, true, /^Todavía faltan datos\.$/],
])('%j can be retried: %s', (fetched, canRetry, words) => {
  const problem = problemOf(fetched);
  expect(problem.canRetry).toBe(canRetry);
  expect(problem.message).toMatch(words);
});

test.each([
  ['image/png', 'image'],
  ['image/jpeg', 'image'],
  ['application/pdf', 'document'],
  ['application/octet-stream', 'document'],
])('shows %s as a %s', (contentType, shape) => {
  expect(shapeOf(contentType)).toBe(shape);
});

test.each([
  ['dni frente.png', 'image/png', 'dni frente.png'],
  ['FORMULARIO 03', 'application/pdf', 'FORMULARIO 03.pdf'],
  ['DNI.PDF', 'application/pdf', 'DNI.PDF'],
  ['algo', 'application/octet-stream', 'algo'],
])('saves %s of %s as %s', (name, contentType, expected) => {
  expect(savedName(name, contentType)).toBe(expected);
});
