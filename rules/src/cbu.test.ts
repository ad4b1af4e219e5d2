import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCbu, checkCbu } from './cbu.ts';

const digits = (length: number) =>
  fc.array(fc.nat({ max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));

describe('CBU', () => {
  it.each([
    ['2850590940090418135201', null],
    ['0720429088000002339140', null],
    ['2850590 9 4009041813520-1', null],
    ['2810590940090418135201', 'Revisá el CBU: alguno de los números no coincide.'],
    ['2850590940090418135202', 'Revisá el CBU: alguno de los números no coincide.'],
    ['0000000000000000000000', 'Ese número es un CVU. Ingresá el CBU de una cuenta bancaria.'],
    ['285059094009041813520', 'El CBU tiene que tener 22 números.'],
    ['0000003100010000000001', 'Ese número es un CVU. Ingresá el CBU de una cuenta bancaria.'],
    ['A850590940090418135201', 'El CBU lleva solo números.'],
    ['Alias: mi.alias.banco', 'Eso es un alias. Ingresá el CBU de la cuenta, de 22 números.'],
    ['285059094009041813520A', 'El CBU lleva solo números.'],
    ['', 'Ingresá el CBU.'],
  ])('%j gets the message %j', (value, expected) => expect(checkCbu(value)).toBe(expected));

  it('detects any single wrong digit', () => {
    fc.assert(
      fc.property(
        digits(7),
        digits(13),
        fc.nat({ max: 21 }),
        fc.integer({ min: 1, max: 9 }),
        (bank, account, at, by) => {
          const cbu = buildCbu(bank, account);
          fc.pre(!cbu.startsWith('000'));
          expect(checkCbu(cbu)).toBeNull();
          const wrong = cbu.slice(0, at) + String((Number(cbu.charAt(at)) + by) % 10) + cbu.slice(at + 1);
          expect(checkCbu(wrong)).not.toBeNull();
        },
      ),
    );
  });
});
