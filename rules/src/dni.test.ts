import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDni, DECEASED, dniWarning, normalizeDni } from './dni.ts';

const repeated = Array.from({ length: 10 }, (_, digit) => [
  String(digit).repeat(7),
  String(digit).repeat(8),
]).flat();

describe('DNI', () => {
  it.each([
    ...repeated,
    '12341234',
    '1234123',
    '12345678',
    '1234567',
    '12.345.678',
    '01234567',
    '1 234 567',
    '0.000.000',
  ])('[VA-05] rejects %s', (value) => expect(checkDni(value)).toBe('Revisá el DNI: ese número no existe.'));

  it.each([
    ['30.111.222', null],
    ['030111222', null],
    [' 5 123 456 ', null],
    ['1000000', null],
    ['99999998', null],
    ['20000001', null],
    ['999999', 'El DNI tiene que tener 7 u 8 números.'],
    ['100000000', 'El DNI tiene que tener 7 u 8 números.'],
    ['F30111222', 'El DNI lleva solo números.'],
    ['30111222F', 'El DNI lleva solo números.'],
    ['', 'Ingresá el número de DNI.'],
    ['  ', 'Ingresá el número de DNI.'],
  ])('[VA-05] %j gets the message %j', (value, expected) => expect(checkDni(value)).toBe(expected));

  it('[VA-06] has the messages for a deceased person', () => {
    expect(DECEASED).toEqual({
      title: 'Persona fallecida',
      message:
        'El DNI ingresado corresponde a una persona fallecida. Por favor intente nuevamente con un DNI válido.',
    });
  });

  it('ignores dots, spaces and leading zeros', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (number) => {
        const dotted = `00 ${number.toLocaleString('es-AR')}`;
        expect(normalizeDni(dotted)).toBe(String(number));
      }),
    );
  });

  it.each([
    ['92000000', 150, 'Ese número suele ser de un DNI de extranjero. Revisá el tipo de documento.'],
    ['91999999', 150, null],
    [
      '30111222',
      151,
      'Un DNI de extranjero suele empezar en 92.000.000. Revisá el número o el tipo de documento.',
    ],
    ['95123456', 151, null],
    ['', 151, null],
  ])('warns about %s as type %s: %j', (value, type, expected) =>
    expect(dniWarning(value, type)).toBe(expected),
  );
});
