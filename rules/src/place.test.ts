import { describe, expect, it } from 'vitest';
import { checkStreet, checkStreetNumber, normalizeStreetNumber } from './address.ts';
import { checkPostalCode, postalCodeDigits, postalCodeDoubt, provinceLetter } from './postalCode.ts';

describe('address', () => {
  it.each([
    ['1425', null],
    ['c1425abc', null],
    ['C 1425 ABC', null],
    ['142', 'El código postal tiene que ser como 1425 o C1425ABC.'],
    ['I1425ABC', 'El código postal tiene que ser como 1425 o C1425ABC.'],
    ['C1425AB', 'El código postal tiene que ser como 1425 o C1425ABC.'],
    ['', 'Ingresá el código postal.'],
  ])('postal code %j gets the message %j', (value, expected) =>
    expect(checkPostalCode(value)).toBe(expected),
  );

  it.each([
    [1, 'C'],
    [6, 'X'],
    [13, 'M'],
    [18, 'J'],
    [19, 'D'],
    [21, 'S'],
    [24, 'T'],
    [25, null],
  ])('maps province %i to the letter %s', (id, letter) => expect(provinceLetter(id)).toBe(letter));

  it('warns about another province based only on the letter of the postal code', () => {
    expect(postalCodeDoubt('C1425ABC', 2)).toBe(
      'El código postal es de otra provincia. Revisá el código o la provincia. Si está bien, continuá igual.',
    );
    expect(postalCodeDoubt('C1425ABC', 1)).toBeNull();
    expect(postalCodeDoubt('1425', 2)).toBeNull();
    expect(postalCodeDoubt('C14', 2)).toBeNull();
    expect(postalCodeDigits('c1425abc')).toBe('1425');
  });

  it.each([
    ['Av. 9 de Julio', null],
    ['25', null],
    ['  ', 'Ingresá la calle.'],
    ['--', 'Revisá la calle: lleva solo letras, números y signos.'],
    ['Mitre 🚗', 'Revisá la calle: lleva solo letras, números y signos.'],
    ['x'.repeat(151), 'La calle puede tener hasta 150 letras o números.'],
  ])('street %j gets the message %j', (value, expected) => expect(checkStreet(value)).toBe(expected));

  it.each([
    ['1234', null],
    ['1.234', null],
    ['1234/36', null],
    ['N° 1.234 - 1.236', null],
    ['0', 'La altura tiene que estar entre 1 y 99.999.'],
    ['100000', 'La altura tiene que estar entre 1 y 99.999.'],
    ['12 B', expect.stringContaining('lleva solo números')],
    ['B 12', expect.stringContaining('lleva solo números')],
    ['S/N', expect.stringContaining('Si no tiene, ingresá 1')],
    ['km 43,5', expect.stringContaining('Si no tiene, ingresá 1')],
    ['', 'Ingresá la altura de la calle.'],
  ])('street number %j gets the message %j', (value, expected) =>
    expect(checkStreetNumber(value)).toEqual(expected),
  );

  it.each([
    ['1234/36', '1234'],
    ['12-36', '12'],
    ['N° 1.234', '1234'],
  ])('normalizes street number %j to %j', (value, expected) =>
    expect(normalizeStreetNumber(value)).toBe(expected),
  );
});
