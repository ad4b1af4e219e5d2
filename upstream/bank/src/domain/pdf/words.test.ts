import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_IN_WORDS, numberInWords, ordinal, pesosInWords } from './words.ts';

const SMALL: Readonly<Record<string, number>> = {
  cero: 0,
  un: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciséis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiún: 21,
  veintiuno: 21,
  veintidós: 22,
  veintitrés: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiséis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};

/** Converts the words back to a number with an independent algorithm. */
function valueOf(words: string): number {
  let millions = 0;
  let group = 0;
  for (const word of words.split(' ')) {
    const value = SMALL[word];
    if (word === 'y') continue;
    if (word === 'mil') group = (group === 0 ? 1 : group) * 1000;
    else if (word === 'millón' || word === 'millones') {
      millions = group;
      group = 0;
    } else if (value === undefined) throw new Error(`no such word: ${word}`);
    else group += value;
  }
  return millions * 1_000_000 + group;
}

describe('a number in words', () => {
  it.each([
    [0, 'cero'],
    [1, 'uno'],
    [16, 'dieciséis'],
    [21, 'veintiuno'],
    [31, 'treinta y uno'],
    [100, 'cien'],
    [101, 'ciento uno'],
    [555, 'quinientos cincuenta y cinco'],
    [1000, 'mil'],
    [1021, 'mil veintiuno'],
    [21_000, 'veintiún mil'],
    [31_001, 'treinta y un mil uno'],
    [100_000, 'cien mil'],
    [700_900, 'setecientos mil novecientos'],
    [1_000_000, 'un millón'],
    [1_000_001, 'un millón uno'],
    [21_000_000, 'veintiún millones'],
    [89_999_999, 'ochenta y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve'],
    [1_001_000_000, 'mil un millones'],
    [100_000_000, 'cien millones'],
  ])('%i is %s', (value, words) => {
    expect(numberInWords(value)).toBe(words);
  });

  it('converts back to the number, for any number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(2_000_000), fc.nat(MAX_IN_WORDS)), (value) => {
        expect(valueOf(numberInWords(value))).toBe(value);
      }),
      { numRuns: 5000 },
    );
  });

  it('leaves no "uno" before a noun, no "un mil" and no double space', () => {
    fc.assert(
      fc.property(fc.nat(MAX_IN_WORDS), (value) => {
        expect(numberInWords(value)).not.toMatch(
          /uno (mil|mill)|^un mil\b|mill(ón|ones) un mil|\s\s|^\s|\s$/,
        );
      }),
    );
  });

  it.each([-1, 1.5, MAX_IN_WORDS + 1, Number.NaN])('rejects %s', (value) => {
    expect(() => numberInWords(value)).toThrow(RangeError);
  });
});

describe('an amount in words', () => {
  it.each([
    [10_000_000, 'PESOS DIEZ MILLONES CON 00/100'],
    [639_189.03, 'PESOS SEISCIENTOS TREINTA Y NUEVE MIL CIENTO OCHENTA Y NUEVE CON 03/100'],
    [0.5, 'PESOS CERO CON 50/100'],
    [1_000_000.999, 'PESOS UN MILLÓN UNO CON 00/100'],
  ])('%f is %s', (pesos, words) => {
    expect(pesosInWords(pesos)).toBe(words);
  });
});

describe('a clause number', () => {
  it.each([
    [1, 'PRIMERA'],
    [7, 'SÉPTIMA'],
    [14, 'DECIMOCUARTA'],
    [20, 'VIGÉSIMA'],
  ])('%i is %s', (value, words) => expect(ordinal(value)).toBe(words));

  it.each([0, 21, 1.5])('rejects %d', (value) => expect(() => ordinal(value)).toThrow(RangeError));
});
