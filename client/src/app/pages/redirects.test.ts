import { expect, test } from 'vitest';
import { redirectTarget } from './redirects.ts';

test.each([
  ['inicio', '/'],
  ['panel-de-seguimiento', '/usuario/panel-de-seguimiento'],
  ['Ingresar', '/usuario/ingresar'],
  ['retomar', '/titular/cotizacion?retomar=si'],
])('[RT-57] %s redirects to %s', (name, path) => {
  expect(redirectTarget(name)).toBe(path);
});

test.each(['', 'otra', 'constructor', '__proto__', 'https://evil.example', '//evil.example'])(
  '%j does not redirect',
  (name) => {
    expect(redirectTarget(name)).toBeNull();
  },
);
