import { describe, expect, it } from 'vitest';
import { checkCode, normalizeCode } from './code.ts';
import { checkPassword } from './password.ts';
import { maskAccount, maskCuil, maskDni, maskEmail, maskPhone } from './sensitive.ts';

describe('code, password and masks', () => {
  it.each([
    ['123456', null],
    ['123 456', null],
    [' 123-456 ', null],
    ['12345', 'El código tiene 6 números.'],
    ['12345a', 'El código tiene 6 números.'],
    ['', 'Ingresá el código que te enviamos.'],
  ])('code %j gets the message %j', (value, expected) => expect(checkCode(value)).toBe(expected));

  it('ignores spaces in a code', () => expect(normalizeCode(' 123 456')).toBe('123456'));

  it.each([
    ['1234567', 'La contraseña tiene que tener al menos 8 caracteres.'],
    ['12345678', null],
    ['        ', null],
    ['', 'Ingresá la contraseña.'],
  ])('[VA-15] password %j gets the message %j', (value, expected) =>
    expect(checkPassword(value)).toBe(expected),
  );

  it.each([
    [maskDni, '30111222', 'DNI 30.•••.••2'],
    [maskDni, '5.123.456', 'DNI 5.•••.••6'],
    [maskDni, 'x', '-'],
    [maskPhone, '011 15 2345 1234', '•• •••• 1234'],
    [maskPhone, '', '-'],
    [maskEmail, 'juana@correo.com', 'j•••@correo.com'],
    [maskEmail, 'juana', '-'],
    [maskCuil, '20-30111222-0', '20-30•••••2-•'],
    [maskCuil, '20', '-'],
    [maskAccount, '0720429088000002339140', '•••• 9140'],
    [maskAccount, '9140', '-'],
  ])('mask %# of %j is %j', (mask, value, expected) => expect(mask(value)).toBe(expected));
});
