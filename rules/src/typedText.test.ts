import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStreetNumber, normalizeStreet, normalizeStreetNumber } from './address.ts';
import { parseAmount } from './amount.ts';
import { checkCbu, normalizeCbu } from './cbu.ts';
import { normalizeChassis } from './chassis.ts';
import { checkCode, normalizeCode } from './code.ts';
import { checkCuil, normalizeCuil } from './cuil.ts';
import { checkDni, normalizeDni } from './dni.ts';
import { checkEmail, normalizeEmail } from './email.ts';
import { normalizeEngine } from './engine.ts';
import { checkName, normalizeName } from './name.ts';
import { checkPhone, normalizePhone } from './phone.ts';
import { normalizePlate } from './plate.ts';
import { checkPostalCode, normalizePostalCode } from './postalCode.ts';
import { searchTerms, searchWords } from './proposalSearch.ts';
import { typedCode, typedText, typedWords } from './typedText.ts';

const characters = (from: number, to = from) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
const INVISIBLE = [
  ...characters(0x200b, 0x200f),
  ...characters(0x202a, 0x202e),
  ...characters(0x2060, 0x2064),
  ...characters(0x2066, 0x2069),
  ...characters(0xfe00, 0xfe0f),
  ...Array.from('\u00ad\u061c\u180e\ufeff'),
];
const SPACES = [...characters(0x2000, 0x200a), ...Array.from(' \t\u00a0\u1680\u2028\u202f\u205f\u3000')];
const DASHES = [...characters(0x2010, 0x2015), ...Array.from('-\u2043\u2212\ufe58\ufe63\uff0d')];
const APOSTROPHES = Array.from(`'´\`‘’‛′ʹʻʼʽ＇`);

const NORMALIZERS: readonly (readonly [string, (text: string) => string])[] = [
  ['text', typedText],
  ['words', typedWords],
  ['code', typedCode],
  ['DNI', normalizeDni],
  ['CUIL', normalizeCuil],
  ['CBU', normalizeCbu],
  ['phone code', normalizeCode],
  ['phone', normalizePhone],
  ['name', normalizeName],
  ['email', normalizeEmail],
  ['postal code', normalizePostalCode],
  ['plate', normalizePlate],
  ['chassis', normalizeChassis],
  ['engine', normalizeEngine],
  ['street', normalizeStreet],
  ['street number', normalizeStreetNumber],
];

const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      ...INVISIBLE,
      ...SPACES,
      ...DASHES,
      ...APOSTROPHES,
      ...Array.from('eñ\u03011290.@/:'),
    ),
  }),
);

describe('entered text', () => {
  it.each(NORMALIZERS)('normalizes a %s idempotently and never makes it longer', (_, normalize) => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = normalize(text);
        expect(normalize(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(text.normalize('NFC').length);
      }),
      // These letters get longer in upper case.
      { examples: [['ŉ'], ['ß'], ['ǰ'], ['ﬁ']] },
    );
  });

  it.each(NORMALIZERS)(
    'normalizes a %s in the same way with any space, dash, apostrophe and invisible character',
    (_, normalize) => {
      const variants = (like: readonly string[]) =>
        fc.tuple(fc.constantFrom(...like), fc.constantFrom(...like));
      const swaps = fc.oneof(variants(SPACES), variants(DASHES), variants(APOSTROPHES));
      fc.assert(
        fc.property(
          typed,
          typed,
          swaps,
          fc.constantFrom(...INVISIBLE),
          (before, after, [one, other], unseen) => {
            expect(normalize(`${before}${other}${after}`)).toBe(normalize(`${before}${one}${after}`));
            expect(normalize(`${before} ${unseen}-${after}`)).toBe(normalize(`${before} -${after}`));
          },
        ),
      );
    },
  );

  it.each([
    [
      'DNI',
      checkDni,
      ['\u202a30.111.222\u202c', 'DNI: 30.111.222', 'D.N.I. 30111222', '\u206830111222\u2069'],
    ],
    ['CUIL', checkCuil, ['20\u201130111222\u20110', 'CUIT 20–30111222–0', 'CUIL: 20/30111222/0']],
    ['CBU', checkCbu, ['CBU: 0170099220000067797370', '01700992\u200b 20000067797370']],
    ['phone code', checkCode, ['123\u00a0456', '123–456', '\u200e123456', 'Código: 123456']],
    ['phone', checkPhone, ['\u202d+54 9 11 4555\u20116677\u202c', 'tel:+5491145556677', '011/4555-6677']],
    [
      'email',
      checkEmail,
      [
        '\u200eana@gmail.com',
        'mailto:ana@gmail.com',
        'Ana <ana@gmail.com>',
        'ana@gmail.com\u200b',
        'ana@gmail.com.',
        '<ana@gmail.com>;',
      ],
    ],
    [
      'name',
      checkName,
      ['D´Angelo', 'D`Angelo', 'D‘Angelo', 'Dʼ Angelo', 'García\u2011Pérez', 'Ana\u200b', 'Mu\u00f1oz\u00ad'],
    ],
    ['postal code', checkPostalCode, ['B1640', 'C-1424-CEU', '(1424)', 'CP 1424', 'c1424ceu', '1425\u200b']],
    ['street number', checkStreetNumber, ['1234\u200b', 'N° 4502', 'Nº4502', 'nro. 12']],
  ] as const)('accepts a %s copied from other apps', (_, check, texts) => {
    for (const text of texts) expect([text, check(text)]).toEqual([text, null]);
  });

  it.each([
    ['DNI 30.111.222', normalizeDni, '30111222'],
    ['DNI nro. 30.111.222', normalizeDni, '30111222'],
    ['Documento: 30111222', normalizeDni, '30111222'],
    ['Número de DNI: 30.111.222', normalizeDni, '30111222'],
    ['CUIL 20-30111222-0', normalizeCuil, '20301112220'],
    ['C.U.I.L. Nº: 20-30111222-0', normalizeCuil, '20301112220'],
    ['CUIL/CUIT: 20-30111222-0', normalizeCuil, '20301112220'],
    ['CBU N° 0170099220000067797370', normalizeCbu, '0170099220000067797370'],
    ['Patente AF123CD', normalizePlate, 'AF123CD'],
    ['dominio: AF 123 CD', normalizePlate, 'AF123CD'],
    ['«AF123CD»', normalizePlate, 'AF123CD'],
    ['*8AP359A12H0123456*', normalizeChassis, '8AP359A12H0123456'],
    ["30'111'222", normalizeDni, '30111222'],
    ['30,111,222', normalizeDni, '30111222'],
    ['２０２６７５６５３９３', normalizeCuil, '20267565393'],
    ['1234,', normalizeStreetNumber, '1234'],
    ['E-mail: ana@correo.com (personal)', normalizeEmail, 'ana@correo.com'],
    ['ana＠correo.com', normalizeEmail, 'ana@correo.com'],
    ['Patente N.º 123ABC', normalizePlate, '123ABC'],
    ['Patente nro AF123CD', normalizePlate, 'AF123CD'],
    // These plates start like a label.
    ['NRO 123', normalizePlate, 'NRO123'],
    ['Patente NRO 123', normalizePlate, 'NRO123'],
    ['DOM 123', normalizePlate, 'DOM123'],
    ['PAT 123', normalizePlate, 'PAT123'],
    ['Nº de chasis: 8ap-359a 12h0123456', normalizeChassis, '8AP359A12H0123456'],
    ['Chasis N° LZ123', normalizeChassis, 'LZ123'],
    ['Chasis (VIN): 8AP359A12H0123456', normalizeChassis, '8AP359A12H0123456'],
    ['VIN123', normalizeChassis, 'VIN123'],
    ['Motor Nº: k4m 782', normalizeEngine, 'K4M 782'],
    ['N° 1KDFTV123', normalizeEngine, '1KDFTV123'],
    ['Nº 8AP359AFDPU123456', normalizeChassis, '8AP359AFDPU123456'],
    ['N° AB 123 CD', normalizePlate, 'AB123CD'],
    ['N° 30.111.222', normalizeDni, '30111222'],
    ['(CP 1424)', normalizePostalCode, '1424'],
    ['Código postal: C1424ABC', normalizePostalCode, 'C1424ABC'],
    ['CPA4400ABC', normalizePostalCode, 'A4400ABC'],
    ['5000 Córdoba', normalizePostalCode, '5000'],
    ['C.P. 5000, Córdoba', normalizePostalCode, '5000'],
    ['(1425) - CABA', normalizePostalCode, '1425'],
    ['X5000ABC Córdoba (Capital)', normalizePostalCode, 'X5000ABC'],
    ['B1640 Martínez', normalizePostalCode, '1640'],
  ])('removes text copied along from %j', (text, normalize, value) => {
    expect(normalize(text)).toBe(value);
    expect(normalize(value)).toBe(value);
  });

  it.each([
    ['DNI 30.111.222 M', checkDni],
    ['DNI y CUIL 20-30111222-0', checkCuil],
    ['CUIL 20-30111222-3', checkCuil],
    ['5000 Córdoba 1234', checkPostalCode],
    ['50000 Córdoba', checkPostalCode],
    ['Av. Colón 5000', checkPostalCode],
    ['C1425 AB', checkPostalCode],
    ['I1425ABC Córdoba', checkPostalCode],
  ])('still rejects %j', (text, check) => expect(check(text)).not.toBeNull());

  it.each([
    ['Tu código de Banco Ceibo es 123456. Vence en 5 minutos. No lo compartas con nadie.', '123456'],
    ['Banco Ceibo: revocación 1234-5678-9012, confirmala con el código 123456.', '123456'],
    ['Tu codigo es 123456. Es para firmar el contrato de $ 20.000.000 y vence en 5 minutos.', '123456'],
    ['123456 es tu código. Llamanos al 0800-555-1234.', '123456'],
    ['Tu código es 123 456.', '123456'],
    ['Código 123456. @prendarios.com #123456', '123456'],
    ['Tu código es 123456 y el trámite, 104912.', null],
    ['Tu código es 1234567.', null],
    ['Tu cuota es de 50.123.456 pesos.', null],
    ['Tu código es a123456.', null],
  ])('extracts the code from %j: %j', (text, code) => {
    expect(checkCode(text) === null).toBe(code !== null);
    if (code !== null) expect(normalizeCode(text)).toBe(code);
  });

  it('parses amounts in the same way everywhere', () => {
    for (const text of ['30.000.000\u200b', '$ 30.000.000.-', 'ARS\u202f30.000.000', '30\u2009000\u2009000'])
      expect([text, parseAmount(text)]).toEqual([text, 30_000_000]);
    expect(parseAmount('30.000.00')).toBeNull();
  });

  it('finds people and proposals by text pasted into the search box', () => {
    expect(searchTerms('20\u201130111222\u20110').document).toBe('30111222');
    expect(searchTerms('30.111\u200b.222').document).toBe('30111222');
    expect(searchWords('D´Angelo')).toEqual(searchWords("d'angelo"));
  });
});
