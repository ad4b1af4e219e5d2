import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDniBarcode, titleCase } from './dniBarcode.ts';

const CARD = '00123456789@GARCIA@JUAN PABLO@M@30111222@A@15/03/1983@02/12/2020@200';
const JUAN = {
  firstName: 'Juan Pablo',
  lastName: 'Garcia',
  document: '30111222',
  documentType: 150,
  gender: 'M',
  birthDate: '1983-03-15',
  cuil: '20301112220',
};

describe('DNI barcode', () => {
  it.each([
    ['a card', CARD, JUAN],
    ['a card with eight fields', CARD.replace(/@200$/, ''), { ...JUAN, cuil: null }],
    ['an incorrect check digit', CARD.replace(/@200$/, '@201'), { ...JUAN, cuil: null }],
    ['a number with a letter', CARD.replace('@30111222', '@F30111222'), JUAN],
    [
      'a foreigner',
      CARD.replace('@30111222', '@95111222'),
      { ...JUAN, document: '95111222', documentType: 151, cuil: null },
    ],
    [
      'a seven-digit DNI',
      CARD.replace('@30111222', '@7111222').replace(/@200$/, '@206'),
      { ...JUAN, document: '7111222', cuil: '20071112226' },
    ],
    ['UTF-8 read as Windows-1252', CARD.replace('GARCIA', 'NUÃ‘EZ'), { ...JUAN, lastName: 'Nuñez' }],
    ['UTF-8 read as Latin-1', CARD.replace('GARCIA', 'NU\u00c3\u0091EZ'), { ...JUAN, lastName: 'Nuñez' }],
    ['Latin-1', CARD.replace('GARCIA', 'NUÑEZ Ã'), { ...JUAN, lastName: 'Nuñez Ã' }],
    [
      'an abbreviation',
      CARD.replace('JUAN PABLO', 'MARIA DE LOS A.'),
      { ...JUAN, firstName: 'Maria De Los A' },
    ],
    ['a slash', CARD.replace('GARCIA', 'GARCIA/LOPEZ'), { ...JUAN, lastName: 'Garcia Lopez' }],
    [
      'an acute accent instead of an apostrophe',
      CARD.replace('GARCIA', 'D´ANGELO'),
      { ...JUAN, lastName: "D'Angelo" },
    ],
    ['dates with hyphens', CARD.replaceAll('/', '-'), JUAN],
    ['the name of the code and a last sign', `]L2${CARD}@`, JUAN],
    ['a date that does not exist', CARD.replace('15/03', '31/02'), { ...JUAN, birthDate: '' }],
    ['an unknown gender', CARD.replace('@M@', '@Z@'), { ...JUAN, gender: '' }],
    ['an unknown number', CARD.replace('@30111222', '@11111111'), { ...JUAN, document: '', cuil: null }],
    ['a digit in a name', CARD.replace('GARCIA', 'GARC1A'), { ...JUAN, lastName: '' }],
    ['spaces in the fields', CARD.replaceAll('@', ' @ '), JUAN],
    [
      'the older layout',
      '@30111222    @A@1@GARCIA@JUAN PABLO@ARGENTINA@15/03/1983@M@02/12/2010@00012345678@7055 @02/12/2025',
      { ...JUAN, cuil: null },
    ],
  ])('reads %s', (_case, text, expected) => expect(parseDniBarcode(text)).toEqual(expected));

  it.each([
    '',
    '@',
    'https://example.com',
    CARD.replace('00123456789', 'https://a.example/'),
    CARD.replace('@A@', '@@'),
    CARD.replace('02/12/2020', 'hoy'),
    `${CARD}@more`,
    '1@2@3@4@5@6@7@8',
  ])('returns null for %j', (text) => expect(parseDniBarcode(text)).toBeNull());

  it('never throws, whatever is scanned', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 14 }), (parts) => {
        expect(() => parseDniBarcode(parts.join('@'))).not.toThrow();
      }),
    );
  });

  it('capitalizes each word of a name', () => {
    expect(titleCase("  MARÍA  O'HIGGINS-ÑANDÚ ")).toBe("María O'Higgins-Ñandú");
  });
});
