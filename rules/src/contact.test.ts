import { expect, test } from 'vitest';
import { checkContact, normalizeContact } from './contact.ts';

test.each([
  ['', 'Ingresá tu correo o tu celular.'],
  ['   ', 'Ingresá tu correo o tu celular.'],
  ['ana', 'Ingresá un correo como nombre@correo.com o un celular con su código de área.'],
  ['1555', 'Ingresá un correo como nombre@correo.com o un celular con su código de área.'],
  ['ana@correo', expect.any(String)],
  ['ana@correo.com', null],
  ['+54 9 11 5555-1234', null],
  ['0351 15 555-1234', null],
  ['+44 20 7946 0958', expect.stringContaining('de Argentina')],
  ['0609 555 1234', expect.stringContaining('no recibe mensajes')],
  ['15 4555-6677', expect.stringContaining('código de área')],
  ['+1 212 555 0100', expect.stringContaining('de Argentina')],
  ['4555-1234', expect.stringContaining('de Argentina')],
])('%s: %s', (value, message) => expect(checkContact(value)).toEqual(message));

test.each([
  [' Ana@Correo.COM ', 'ana@correo.com'],
  ['+54 9 11 5555-1234', '1155551234'],
])('sends %s as %s', (value, normalized) => expect(normalizeContact(value)).toBe(normalized));
