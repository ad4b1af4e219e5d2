import { expect, test } from 'vitest';
import { wayBack } from './part.ts';

const STEP = '/titular/datos-personales';
const VEHICLE = '/titular/cotizacion/cotizar/por-valor';

test.each([
  ['the first part', '?valor=1', `${VEHICLE}?valor=1`],
  ['an unknown part', '?parte=otra', `${VEHICLE}?parte=otra`],
  ['the second part', '?valor=1&parte=contacto', `${STEP}?valor=1`],
  ['the last part', '?valor=1&parte=trabajo', `${STEP}?valor=1&parte=contacto`],
])('Back from %s', (_of, search, expected) =>
  expect(wayBack({ pathname: STEP, search }, VEHICLE)).toBe(expected),
);
