import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkName, normalizeName } from './name.ts';

describe('names', () => {
  it.each([
    ['', 'Este campo es requerido.'],
    ['   ', 'El campo no puede estar vacío'],
    ['\t', 'El campo no puede estar vacío'],
    ['Juan2', 'Solo se permiten letras.'],
    ['Juan_', 'Solo se permiten letras.'],
    ['<b>', 'Solo se permiten letras.'],
    ['Иван', 'Solo se permiten letras.'],
    ['--', 'Solo se permiten letras.'],
    ['María José', null],
    ["O'Connor", null],
    ['O’Connor', null],
    ['Núñez-Agüero', null],
    ['  Ana ', null],
    ['Ma. Eugenia', null],
    ['M.ª José', null],
    ['Mª José', null],
    ['Ana.', 'Solo se permiten letras.'],
    ['a.b', 'Solo se permiten letras.'],
    ['María'.normalize('NFD'), null],
  ])('[VA-01] [VA-02] [VA-03] %j gets the message %j', (value, expected) => {
    expect(checkName(value)).toBe(expected);
  });

  it('[VA-03] stay blank when normalized', () => {
    expect(checkName(normalizeName(' \t '))).toBe('El campo no puede estar vacío');
    expect(checkName(normalizeName(''))).toBe('Este campo es requerido.');
  });

  it('[VA-02] are rejected with a digit anywhere', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9 }), fc.nat({ max: 4 }), (digit, at) => {
        const name = 'Ana'.slice(0, at) + String(digit) + 'Ana'.slice(at);
        expect(checkName(name)).toBe('Solo se permiten letras.');
      }),
    );
  });

  it('are normalized idempotently', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(normalizeName(normalizeName(value))).toBe(normalizeName(value));
      }),
    );
    expect(normalizeName('  O’Connor   Paz ')).toBe("O'Connor Paz");
    expect(normalizeName('Ma.  de los A. Paz')).toBe('Ma de los A Paz');
  });
});
