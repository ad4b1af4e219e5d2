import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mrzCheckDigit, parseDniBarcode, parseDniMrz, titleCase } from './dniBarcode.ts';

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
    ['eight fields', CARD.replace(/@200$/, ''), { ...JUAN, cuil: null }],
    ['a check digit that does not verify', CARD.replace(/@200$/, '@201'), { ...JUAN, cuil: null }],
    ['a number with a letter', CARD.replace('@30111222', '@F30111222'), JUAN],
    [
      'a foreigner',
      CARD.replace('@30111222', '@95111222'),
      { ...JUAN, document: '95111222', documentType: 151, cuil: null },
    ],
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
    CARD.replace('15/03', '31/02'),
    CARD.replace('@M@', '@Z@'),
    '1@2@3@4@5@6@7@8',
  ])('reads nothing out of %j', (text) => expect(parseDniBarcode(text)).toBeNull());

  it('never throws, whatever was scanned', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 14 }), (parts) => {
        expect(() => parseDniBarcode(parts.join('@'))).not.toThrow();
        expect(() => parseDniMrz(parts.join('\n'), '2026-11-20')).not.toThrow();
      }),
    );
  });

  it('writes names with capitals at each word', () => {
    expect(titleCase("  MARÍA  O'HIGGINS-ÑANDÚ ")).toBe("María O'Higgins-Ñandú");
  });
});

function card(number: string, birth: string, sex = 'M') {
  const first = `IDARG${number.padEnd(9, '<')}${mrzCheckDigit(number.padEnd(9, '<'))}`.padEnd(30, '<');
  const start = `${birth}${mrzCheckDigit(birth)}${sex}360315${mrzCheckDigit('360315')}ARG`.padEnd(29, '<');
  const composite = first.slice(5) + start.slice(0, 7) + start.slice(8, 15) + start.slice(18, 29);
  return [first, start + mrzCheckDigit(composite), 'GARCIA<<JUAN<PABLO'.padEnd(30, '<')].join('\n');
}

describe('MRZ', () => {
  it('knows the check digits of ICAO 9303', () => {
    expect(mrzCheckDigit('520727')).toBe('3');
    expect(mrzCheckDigit('D23145890')).toBe('7');
  });

  it('reads a card, and the century of a birth from today', () => {
    expect(parseDniMrz(card('30111222', '830315'), '2026-11-20')).toEqual({ ...JUAN, cuil: null });
    expect(parseDniMrz(card('47111222', '080229', '<'), '2026-11-20')).toMatchObject({
      birthDate: '2008-02-29',
      gender: 'X',
    });
  });

  it('reads nothing when a digit of number or dates is wrong', () => {
    const good = card('30111222', '830315');
    fc.assert(
      fc.property(fc.constantFrom(5, 9, 12, 31, 36, 39, 44), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const wrong = String((Number(good.charAt(at)) + by) % 10);
        expect(parseDniMrz(good.slice(0, at) + wrong + good.slice(at + 1), '2026-11-20')).toBeNull();
      }),
    );
    expect(parseDniMrz(good.slice(0, -1), '2026-11-20')).toBeNull();
  });
});
