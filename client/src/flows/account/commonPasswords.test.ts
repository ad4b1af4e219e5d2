import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

test.each([
  '12345678',
  'password',
  'Password1!',
  'contraseña',
  'Contrasena2024',
  'ARGENTINA',
  'bocajuniors12',
  'aaaaaaaaaa',
  'bancoceibo2026',
  'te quiero',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  '',
  'una frase que recuerdo',
  'prendarios-demo',
  'x9!kLm2#qR',
  'la contraseña de mi tía',
  '48291736',
])('“%s” is not a common password', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
