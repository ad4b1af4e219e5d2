import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCellPhone,
  checkPhone,
  joinPhone,
  mobileE164,
  normalizePhone,
  phoneDoubt,
  phoneSuggestion,
  phoneWarning,
  readablePhone,
  splitPhone,
} from './phone.ts';

describe('phone', () => {
  it.each([
    ['', 'Ingresá el teléfono con código de área.'],
    ['1234567', 'Ingresá los 10 números: código de área y número, sin 0 ni 15.'],
    ['9112345', 'Ingresá los 10 números: código de área y número, sin 0 ni 15.'],
    ['12345678', null],
    ['91123456', 'Ingresá el teléfono sin el 9 adelante: código de área y número.'],
    ['9 11 2345-6789', 'Ingresá el teléfono sin el 9 adelante: código de área y número.'],
    ['11 2345-6789', null],
    ['(0351) 15 234-5678', null],
    ['+54 9 11 2345 6789', null],
    ['+54 9 1123', 'Ingresá los 10 números: código de área y número, sin 0 ni 15.'],
    ['0000000000', 'Ese código de área no existe. Revisá el número.'],
    ['+5491', 'Ingresá los 10 números: código de área y número, sin 0 ni 15.'],
    ['+54 9 0351 15 234-5678', null],
    ['0054 9 0351 15 234-5678', null],
    ['112345678901234', null],
    ['1123456789012345', 'El teléfono tiene que tener como máximo 15 números.'],
    ['1'.repeat(36), 'El teléfono tiene que tener como máximo 15 números.'],
    ['1'.repeat(50_000), 'El teléfono tiene que tener como máximo 15 números.'],
    [`${'0'.repeat(40)}1123456789`, 'El teléfono tiene que tener como máximo 15 números.'],
    ['11abc23456', 'El teléfono lleva solo números.'],
    ['11 2345-6789 int. 23', 'Ingresá un celular, sin interno: ahí llegan los códigos.'],
    ['Juan Pérez', 'El teléfono lleva solo números.'],
    ['https://wa.me/message/ABC123', 'El teléfono lleva solo números.'],
    ['wa.me/34612345678', 'Tiene que ser un celular de Argentina: ahí llegan los códigos.'],
    ['54 15 2345-6789', 'Falta el código de área. Por ejemplo, 11 4555-6677 en vez de 15 4555-6677.'],
    ['11 2345-6789 / 11 9876-5432', 'Hay más de un teléfono. Dejá uno solo.'],
    ['Cel: 11 2345-6789, casa 4555-6677', 'Hay más de un teléfono. Dejá uno solo.'],
    ['11 2345-6789 (cel) o 4555-6677 (casa)', 'Hay más de un teléfono. Dejá uno solo.'],
    ['011/4555-6677', null],
    ['+54 9 2966/42-3456', null],
    ['15 4555-6677', 'Falta el código de área. Por ejemplo, 11 4555-6677 en vez de 15 4555-6677.'],
    ['60897800', null],
    ['800 555 1234', 'Ese número no recibe mensajes. Ingresá un celular.'],
    ['0800 555 1234', 'Ese número no recibe mensajes. Ingresá un celular.'],
    ['12 3456 7890', 'Ese código de área no existe. Revisá el número.'],
    ['2942 43-1234', null],
    ['+34 612 345 678', 'Tiene que ser un celular de Argentina: ahí llegan los códigos.'],
    ['00598 94 123 456', 'Tiene que ser un celular de Argentina: ahí llegan los códigos.'],
  ])('[VA-08] %j gets the message %j', (value, expected) => expect(checkPhone(value)).toBe(expected));

  it.each([
    ['011', '91555512', 'Ingresá el teléfono sin el 9 adelante: código de área y número.'],
    ['11', '9 11 5555 1234', 'Ingresá el teléfono sin el 9 adelante: código de área y número.'],
    ['351', '912-3456', null],
    ['011', '15 4555-6677', null],
    ['+54', '9 11 2345 6789', null],
    // Typed in one field.
    ['', '011 91555512', 'Ingresá el teléfono sin el 9 adelante: código de área y número.'],
    ['', '11 9 11 5555 1234', 'Ingresá el teléfono sin el 9 adelante: código de área y número.'],
    ['', '+54 9 11 2345 6789', null],
    ['', '0351 15 912-3456', null],
    // No area code has five digits, so the 9 belongs to the number.
    ['29661', '91234567', null],
    ['11', '1', 'Ingresá los 10 números: código de área y número, sin 0 ni 15.'],
  ])('[VA-08] area code %j and number %j get the message %j', (areaCode, number, expected) =>
    expect(checkCellPhone({ areaCode, number })).toBe(expected),
  );

  it.each([
    ['11 2345-6789', '1123456789'],
    ['+54 9 11 2345 6789', '1123456789'],
    ['5491123456789', '1123456789'],
    ['011 15 2345 6789', '1123456789'],
    ['0351 15 234-5678', '3512345678'],
    ['02944 15 123456', '2944123456'],
    ['9 351 234 5678', '3512345678'],
    ['3515123456', '3515123456'],
    ['54 11 15-2345-6789', '1123456789'],
    ['549 11 2345-6789', '1123456789'],
    ['54 351 15 234-5678', '3512345678'],
    ['54 9 011 15 2345 6789', '1123456789'],
    ['54 9 11 2345-678', '112345678'],
    ['54 11 2345-67890', '11234567890'],
    ['wa.me/5491123456789', '1123456789'],
    ['https://wa.me/+5491123456789?text=Hola', '1123456789'],
    ['https://api.whatsapp.com/send?phone=5491123456789', '1123456789'],
    ['https://api.whatsapp.com/send/?text=Hola&phone=%2B5491123456789&app=1', '1123456789'],
    ['whatsapp://send?phone=5491123456789', '1123456789'],
    ['Juan Pérez 11 2345-6789', '1123456789'],
    ['Mamá 💙 11 2345-6789', '1123456789'],
    ["María D'Angelo: +54 9 11 2345-6789", '1123456789'],
    ['Taller Mitre (011) 15-2345-6789', '1123456789'],
    ['1123456789 (cel)', '1123456789'],
    ['11 2345-6789 - WhatsApp', '1123456789'],
    ['Cel: 11 2345-6789', '1123456789'],
    ['tel. 11 2345-6789', '1123456789'],
    ['Tel./WhatsApp: (011) 2345-6789', '1123456789'],
    ['Celular N° 11 2345-6789', '1123456789'],
    // 54 is not the country code within the number, or before too few or too many digits.
    ['1100541234', '1100541234'],
    ['11541234567890', '11541234567890'],
    ['54123456789012', '54123456789012'],
  ])('parses %j as %s', (value, expected) => expect(normalizePhone(value)).toBe(expected));

  it.each([
    ['1123456789', '11', '23456789'],
    ['3512345678', '351', '2345678'],
    ['2966123456', '2966', '123456'],
    ['2221431234', '2221', '431234'],
    ['2214512345', '221', '4512345'],
    ['2944123456', '294', '4123456'],
  ])('splits %s into %s and %s', (value, areaCode, number) => {
    expect(splitPhone(value)).toEqual({ areaCode, number });
    expect(joinPhone({ areaCode, number })).toBe(value);
  });

  it.each([
    ['12345678', true],
    ['11234567890123', true],
    ['1123456789', false],
    ['123', false],
  ])('[VA-08] accepts %j and only warns if the total is not ten digits: %j', (value, warns) => {
    expect(phoneWarning(value)?.includes('sumar 10') ?? false).toBe(warns);
  });

  it.each([
    ['45671234', '1145671234', /Falta el código de área/],
    ['351234567', null, /Falta un número: con el código de área son 10/],
    ['11 4567-12345', null, /Sobran números/],
    ['11 4567-1234', null, null],
    ['1234567', null, null],
  ])('[VA-08] asks once about %j and suggests %j', (value, meant, doubt) => {
    expect(phoneSuggestion(value)).toBe(meant);
    if (doubt === null) expect(phoneDoubt(value)).toBeNull();
    else expect(phoneDoubt(value)).toMatch(doubt);
  });

  it.each([
    ['1145671234', '11 4567-1234'],
    ['0351 15 234-5678', '351 234-5678'],
    ['2966123456', '2966 12-3456'],
    ['45671234', '45671234'],
  ])('formats %j for display as %s', (value, expected) => expect(readablePhone(value)).toBe(expected));

  it('keeps all ten digits in any notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_100_000_000, max: 3_999_999_999 }).map(String), (digits) => {
        const { areaCode, number } = splitPhone(digits);
        for (const written of [`0${areaCode}15${number}`, `+54 9 ${areaCode} ${number}`, `0${digits}`]) {
          expect(normalizePhone(written)).toBe(digits);
        }
        expect(mobileE164(digits)).toBe(`+549${digits}`);
      }),
    );
  });
});
