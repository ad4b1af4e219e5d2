import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCompanyCuit,
  checkCuil,
  checkPartyCuil,
  checkPersonCuil,
  cuilCheckDigit,
  cuilWarning,
  formatCuil,
  suggestCuil,
} from './cuil.ts';

const dnis = fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String);

describe('CUIL and CUIT', () => {
  it.each([
    '20301112220',
    '27334455667',
    '23300000029',
    '23300000134',
    '30707070702',
    '20-30111222-0',
    '20 30111222 0',
    // Remainder 10, encoded as 9.
    '20301112459',
  ])('[VA-07] accepts %s', (value) => expect(checkCuil(value)).toBeNull());

  it.each([
    ['20267565392', 'Revisá el CUIL: alguno de los números no coincide.'],
    ['30123456789', 'Revisá el CUIL: alguno de los números no coincide.'],
    ['21301112220', 'Revisá los dos primeros números del CUIL.'],
    ['00000000000', 'Revisá los dos primeros números del CUIL.'],
    ['2030111222', 'El CUIL tiene que tener 11 números.'],
    ['203011122200', 'El CUIL tiene que tener 11 números.'],
    ['2030111222A', 'El CUIL lleva solo números.'],
    ['A0301112220', 'El CUIL lleva solo números.'],
    ['', 'Ingresá el CUIL.'],
  ])('[VA-07] rejects %j with %j', (value, expected) => expect(checkCuil(value)).toBe(expected));

  it('distinguishes people from companies by the prefix', () => {
    expect(checkPersonCuil('30707070702')).not.toBeNull();
    expect(checkCompanyCuit('30707070702')).toBeNull();
    expect(checkCompanyCuit('20301112220')).not.toBeNull();
    expect(checkPersonCuil('20301112220')).toBeNull();
  });

  it('detects any single wrong digit of the DNI it contains', () => {
    fc.assert(
      fc.property(dnis, fc.nat({ max: 7 }), fc.integer({ min: 1, max: 9 }), (dni, at, shift) => {
        const body = `20${dni.padStart(8, '0')}`;
        const changed = String((Number(body.charAt(at + 2)) + shift) % 10);
        const other = body.slice(0, at + 2) + changed + body.slice(at + 3);
        const digits = [cuilCheckDigit(body), cuilCheckDigit(other)];
        // Only remainder 10, encoded as 9, shares its digit with another remainder.
        fc.pre(!digits.includes(9));
        expect(checkCuil(other + String(cuilCheckDigit(body)))).not.toBeNull();
      }),
    );
  });

  it('suggests a valid CUIL that contains the DNI', () => {
    fc.assert(
      fc.property(dnis, fc.constantFrom('M', 'F'), (dni, gender) => {
        const cuil = suggestCuil(dni, gender) ?? '';
        expect(checkPersonCuil(cuil)).toBeNull();
        expect(cuilWarning(cuil, dni)).toBeNull();
      }),
    );
    expect(suggestCuil('30.111.222', 'M')).toBe('20301112220');
    // With the usual prefix the remainder is 10.
    expect(suggestCuil('30111245', 'M')).toBe('23301112459');
    expect(suggestCuil('30111222', 'X')).toBeNull();
    expect(suggestCuil('30', 'M')).toBeNull();
  });

  it('warns only when the DNI differs', () => {
    expect(cuilWarning('20301112220', '30.111.223')).toBe(
      'El CUIL no coincide con el DNI. Revisá los dos números.',
    );
    expect(cuilWarning('20301112220', '30111222')).toBeNull();
    expect(cuilWarning('2030', '30111222')).toBeNull();
    expect(cuilWarning('20301112220', '')).toBeNull();
    expect(cuilWarning('20301112220', '11.111.111')).toBeNull();
  });

  it.each([
    ['20301112220', '30111222', false, null],
    ['20301112220', '30.111.222', false, null],
    ['20301112220', '30111223', false, 'El CUIL no coincide con el DNI. Revisá los dos números.'],
    ['20301112220', '94111223', true, null],
    ['20267565392', '26756539', true, 'Revisá el CUIL: alguno de los números no coincide.'],
  ])(
    '[VA-07] is checked for a party: %s with the document %s, foreign %s: %j',
    (cuil, document, isForeign, expected) => {
      expect(checkPartyCuil(cuil, { document, isForeign })).toBe(expected);
    },
  );

  it('is formatted with two hyphens', () => expect(formatCuil('20 30111222 0')).toBe('20-30111222-0'));
});
