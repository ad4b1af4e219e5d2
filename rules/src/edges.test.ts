import { describe, expect, it } from 'vitest';
import { checkStreetNumber, normalizeStreet } from './address.ts';
import {
  checkBirthDate,
  checkBirthDateText,
  dateToParts,
  isRealDate,
  partsToDate,
  todayInArgentina,
} from './birthDate.ts';
import { checkCbu } from './cbu.ts';
import { checkChassis, normalizeChassis } from './chassis.ts';
import { checkCode } from './code.ts';
import { checkCuil, checkPartyCuil, formatCuil, suggestCuil } from './cuil.ts';
import { vehicleCase } from './displayCase.ts';
import { checkDni, normalizeDni } from './dni.ts';
import { parseDniBarcode } from './dniBarcode.ts';
import { checkDueDay } from './dueDay.ts';
import { checkEmail, emailCompletions } from './email.ts';
import { formatDate, formatPesos } from './format.ts';
import { termsBetween } from './installments.ts';
import { minValue } from './loanToValue.ts';
import { checkName } from './name.ts';
import {
  checkCellPhone,
  checkPhone,
  joinPhone,
  mobileE164,
  normalizeCellPhone,
  normalizePhone,
} from './phone.ts';
import { checkPlate } from './plate.ts';
import { postalCodeDoubt, provinceLetter } from './postalCode.ts';
import { searchWords } from './proposalSearch.ts';
import { hasNoOffer, percentageOf, quoteInMode } from './quote.ts';
import { maskAccount, maskCuil, maskDni, maskEmail, maskPhone } from './sensitive.ts';
import { stageDays } from './stageDays.ts';

const TODAY = '2026-11-23';
const born = (day: string, month: string, year: string) =>
  checkBirthDate({ day, month, year }, TODAY)?.parts ?? null;
const refused = expect.any(String);
const CARD = '00123456789@GARCIA@JUAN PABLO@M@30111222@A@15/03/1983@02/12/2020@200';
const BOOKLET =
  '@30111222    @A@1@GARCIA@JUAN PABLO@ARGENTINA@15/03/1983@M@02/12/2010@00012345678@7055 @02/12/2025';
const OFFER = {
  risk: {
    finalAmount: 0,
    finalAmountUVA: 5_000_000,
    minAmount: 1,
    minAmountUVA: 1,
    finalInstallment: 60,
    finalInstallmentUVA: 30,
  },
  terms: { FIXED: [12], UVA: [36, 12, 24] },
  total: 10_000_000,
};

/** Tests each rule at its boundary and one step to either side. */
describe('rules at their boundaries', () => {
  it.each<[string, () => unknown, unknown]>([
    ['a street with repeated spaces', () => normalizeStreet(' Av.  San   Martín '), 'Av. San Martín'],
    ['street number 1', () => checkStreetNumber('1'), null],
    ['street number 99.999', () => checkStreetNumber('99.999'), null],
    ['street number 100000', () => checkStreetNumber('100000'), refused],
    ['a letter before a street number', () => checkStreetNumber('B12'), refused],

    ['[VA-09] text before a date', () => isRealDate('x2026-01-01'), false],
    ['[VA-09] text after a date', () => isRealDate('2026-01-01T00:00'), false],
    ['[VA-09] day 0', () => isRealDate('2026-01-00'), false],
    ['[VA-09] 29 February 2024', () => isRealDate('2024-02-29'), true],
    ['[VA-09] 29 February 2023', () => isRealDate('2023-02-29'), false],
    ['[VA-09] 29 February 1900', () => isRealDate('1900-02-29'), false],
    ['[VA-09] 29 February 2000', () => isRealDate('2000-02-29'), true],
    ['[VA-09] a month name', () => partsToDate({ day: '1', month: 'Sep.', year: '1990' }), '1990-09-01'],
    ['[VA-09] set is September', () => partsToDate({ day: '1', month: 'set', year: '1990' }), '1990-09-01'],
    ['[VA-09] a month with a dot inside', () => partsToDate({ day: '1', month: 'ma.r', year: '1990' }), null],
    ['[VA-09] asset is not a month', () => partsToDate({ day: '1', month: 'asset', year: '1990' }), null],
    [
      '[VA-09] surrounding spaces',
      () => partsToDate({ day: ' 1 ', month: ' 2 ', year: ' 1990 ' }),
      '1990-02-01',
    ],
    [
      '[VA-09] the name of January',
      () => partsToDate({ day: '1', month: 'ene', year: '1990' }),
      '1990-01-01',
    ],
    ['[VA-09] a three-digit day', () => partsToDate({ day: '011', month: '1', year: '1990' }), null],
    ['[VA-09] a day with a letter', () => partsToDate({ day: 'a1', month: '1', year: '1990' }), null],
    ['[VA-09] a three-digit month', () => partsToDate({ day: '1', month: '011', year: '1990' }), null],
    ['[VA-09] a month with a letter', () => partsToDate({ day: '1', month: 'x1', year: '1990' }), null],
    ['[VA-09] a five-digit year', () => partsToDate({ day: '1', month: '1', year: '19900' }), null],
    ['[VA-09] a year with a letter', () => partsToDate({ day: '1', month: '1', year: 'a1990' }), null],
    [
      '[VA-09] a time after the date',
      () => dateToParts('1990-03-04T05:06:07-03:00'),
      { day: '04', month: '03', year: '1990' },
    ],
    ['[VA-09] day 1', () => born('1', '5', '1990'), null],
    ['[VA-09] day 31', () => born('31', '5', '1990'), null],
    ['[VA-09] day 0 in the form', () => born('0', '5', '1990'), ['day']],
    ['[VA-09] day 32', () => born('32', '5', '1990'), ['day']],
    ['[VA-09] a day that is not a number', () => born('1a', '5', '1990'), ['day']],
    ['[VA-09] a day after a letter', () => born('a1', '5', '1990'), ['day']],
    ['[VA-09] month 1', () => born('1', '1', '1990'), null],
    ['[VA-09] month 13', () => born('1', '13', '1990'), ['month']],
    ['[VA-09] an invalid month', () => born('1', 'foo', '1990'), ['month']],
    ['[VA-09] spaces in the form', () => born(' 1 ', ' 1 ', ' 1990 '), null],
    ['[VA-09] a blank part is missing', () => born(' ', '1', '1990'), ['day']],
    ['[VA-09] a three-digit year', () => born('1', '1', '990'), ['year']],
    ['[VA-09] a five-digit year in the form', () => born('1', '1', '19901'), ['year']],
    ['[VA-09] a year after a letter', () => born('1', '1', 'a1990'), ['year']],
    ['[VA-09] today', () => born('23', '11', '2026'), ['year']],
    ['[VA-09] 18 today', () => born('23', '11', '2008'), null],
    ['[VA-09] 18 tomorrow', () => born('24', '11', '2008'), ['year']],
    ['[VA-09] 120 today', () => born('23', '11', '1906'), null],
    ['[VA-09] 121 today', () => born('23', '11', '1905'), ['year']],
    ['[VA-09] blank text', () => checkBirthDateText('  ', TODAY), checkBirthDateText('', TODAY)],

    ['[VA-05] 1.000.000', () => checkDni('1000000'), null],
    ['[VA-05] 99.999.999', () => checkDni('99999998'), null],
    ['[VA-05] a letter after a DNI', () => checkDni('30111222a'), refused],
    ['[VA-05] dots, spaces and dashes', () => normalizeDni('30.111-222 '), '30111222'],

    ['[VA-07] a CUIL with a remainder of ten', () => checkCuil(suggestCuil('30111233', 'M') ?? ''), null],
    ['[VA-07] a letter before a CUIL', () => checkCuil('a20301112220'), refused],
    [
      '[VA-07] a wrong digit in a foreigner’s CUIL',
      () => checkPartyCuil('20301112221', { document: '1', isForeign: true }),
      refused,
    ],
    ['[VA-07] no CUIL for a nine-digit DNI', () => suggestCuil('301112223', 'M'), null],
    ['[VA-07] no CUIL for a DNI after a letter', () => suggestCuil('a30111222', 'M'), null],
    ['[VA-07] an incomplete CUIL stays unformatted', () => formatCuil('2030111222'), '2030111222'],

    ['[VA-08] 0054', () => normalizePhone('00541145556677'), '1145556677'],
    ['[VA-08] +54 inside the number', () => normalizePhone('11+541234'), '11+541234'],
    ['[VA-08] 54 before eleven digits', () => normalizePhone('5491145556677'), '1145556677'],
    ['[VA-08] 54 at the end', () => normalizePhone('115412345678'), '115412345678'],
    ['[VA-08] many zeros', () => normalizePhone('0001145556677'), '1145556677'],
    ['[VA-08] twelve digits without a 15', () => normalizePhone('114444555566'), '114444555566'],
    ['[VA-08] seven digits', () => checkPhone('4555667'), refused],
    ['[VA-08] eight digits', () => checkPhone('45556677'), null],
    [
      '[VA-08] a 9 after a four-digit area code',
      () => checkCellPhone({ areaCode: '2966', number: '94445566' }),
      refused,
    ],
    [
      '[VA-08] a 9 after an area code with a 0',
      () => checkCellPhone({ areaCode: '011', number: '945556677' }),
      refused,
    ],
    [
      '[VA-08] spaces between the two',
      () => joinPhone({ areaCode: ' 11 ', number: ' 45556677 ' }),
      '1145556677',
    ],
    [
      '[VA-08] an area code with a 0',
      () => normalizeCellPhone({ areaCode: '011', number: '45556677' }),
      { areaCode: '11', number: '45556677' },
    ],
    [
      '[VA-08] an entered area code, although a longer one fits',
      () => normalizeCellPhone({ areaCode: '(0332)', number: '9555666' }),
      { areaCode: '332', number: '9555666' },
    ],
    [
      '[VA-08] an area code that contains a 0',
      () => normalizeCellPhone({ areaCode: '280', number: '4555666' }),
      { areaCode: '280', number: '4555666' },
    ],
    [
      '[VA-08] the area code of another number',
      () => normalizeCellPhone({ areaCode: '9999', number: '' }),
      expect.objectContaining({ number: expect.any(String) }),
    ],
    [
      '[VA-08] without an area code',
      () => normalizeCellPhone({ areaCode: '', number: '1145556677' }),
      { areaCode: '11', number: '45556677' },
    ],
    ['[VA-08] E.164 for ten digits', () => mobileE164('11 4555-6677'), '+5491145556677'],
    ['[VA-08] E.164 for eleven digits', () => mobileE164('114555667788'), null],
    ['[VA-08] E.164 for nine digits', () => mobileE164('114555667'), null],

    ['[VA-04] nothing before the @', () => checkEmail('@correo.com'), refused],
    ['[VA-04] one letter before the @', () => checkEmail('a@correo.com'), null],
    ['[VA-04] 64 characters before the @', () => checkEmail(`${'a'.repeat(64)}@correo.com`), null],
    ['[VA-04] 65 characters before the @', () => checkEmail(`${'a'.repeat(65)}@correo.com`), refused],
    ['[VA-04] a top-level domain with a digit', () => checkEmail('a@correo.c0m'), refused],
    ['[VA-04] a one-letter top-level domain', () => checkEmail('a@correo.c'), refused],
    ['[VA-04] the last label counts, not the first', () => checkEmail('a@c1.com'), null],
    ['completions for three letters', () => emailCompletions('ana').length, 3],
    ['no completions for two letters', () => emailCompletions('an'), []],
    ['no completions after two @', () => emailCompletions('ana@gmail@'), []],

    ['the mask of a seven-digit DNI', () => maskDni('7111222'), 'DNI 7.•••.••2'],
    ['no mask for nine digits', () => maskDni('301112223'), '-'],
    ['no mask after a letter', () => maskDni('a30111222'), '-'],
    ['the mask of an eight-digit phone', () => maskPhone('45556677'), '•• •••• 6677'],
    ['no mask for seven digits', () => maskPhone('4555667'), '-'],
    ['no mask for a phone with letters', () => maskPhone('45556677ab'), '-'],
    ['no mask for letters before a phone', () => maskPhone('ab45556677'), '-'],
    ['no mask for an email without a local part', () => maskEmail('@correo.com'), '-'],
    ['the mask of a one-letter email', () => maskEmail('a@b.com'), 'a•••@b.com'],
    ['no mask for twelve digits', () => maskCuil('203011122201'), '-'],
    ['no mask for letters before a CUIL', () => maskCuil('a20301112220'), '-'],
    ['the mask of an account with dashes', () => maskAccount('12-345'), '•••• 2345'],
    ['no mask for four digits', () => maskAccount('12-34'), '-'],

    ['[EN-04] a number after a letter', () => formatPesos('a12'), '-'],
    ['[EN-04] a number before a letter', () => formatPesos('12a'), '-'],
    ['[EN-04] a value that is not text', () => formatPesos(true as unknown as string), '-'],
    ['a missing date', () => formatDate(null), '-'],
    ['an undefined date', () => formatDate(undefined), '-'],
    ['a time whose zone has no colon', () => formatDate('2026-11-23T01:00:00+0000'), '22/11/2026'],
    ['a time with text after its zone', () => formatDate('2026-11-23T01:00:00Z tarde'), '23/11/2026'],
    ['text before a date', () => formatDate('el 2026-11-23'), '-'],
    [
      'the day in Argentina before 3:00 UTC',
      () => todayInArgentina(new Date('2026-11-23T02:59:59Z')),
      '2026-11-22',
    ],
    [
      'the day in Argentina from 3:00 UTC',
      () => todayInArgentina(new Date('2026-11-23T03:00:00Z')),
      '2026-11-23',
    ],

    ['[VA-11] a chassis number without its dots', () => normalizeChassis('8ap-359.0 1'), '8AP35901'],
    ['[VA-11] no chassis number', () => checkChassis('', 'A'), checkChassis('  ', 'A')],
    ['no plate', () => checkPlate('', 'A'), checkPlate('  ', 'A')],
    ['a six-digit code', () => checkCode('123456'), null],
    ['a seven-digit code', () => checkCode('1234567'), refused],
    ['a code after a letter', () => checkCode('a123456'), refused],
    ['a three-digit due day', () => checkDueDay('100'), refused],
    ['a due day after a letter', () => checkDueDay('a10'), refused],
    ['a due day before a letter', () => checkDueDay('10a'), refused],
    ['[VA-02] a CBU after a letter', () => checkCbu('a0110599520000012345678'), refused],
    ['a name of the maximum length', () => checkName('a'.repeat(50)), null],
    ['a name over the maximum length', () => checkName('a'.repeat(51)), refused],
    [
      'a province without a letter',
      () => [provinceLetter(-1), postalCodeDoubt('C1425ABC', -1)],
      [null, null],
    ],
    ['a postal code of another province', () => postalCodeDoubt('B1425ABC', 1), refused],
    ['a search that starts with a number', () => searchWords('30111222 gomez'), ['30111222', 'gomez']],

    ['one term if both limits are equal', () => termsBetween(12, 12), [12]],
    ['the last limit once', () => termsBetween(12, 24), [12, 18, 24]],
    ['the lowest value, in thousands', () => minValue(50) % 1000, 0],
    ['days in a stage on its first day', () => stageDays('2026-11-23T12:00:00Z', TODAY), 0],
    ['days in a stage on the second day', () => stageDays('2026-11-22T12:00:00Z', TODAY), 1],
    ['days in a stage that starts tomorrow', () => stageDays('2026-11-24T12:00:00Z', TODAY), 0],
    ['a percentage of zero', () => percentageOf(5, 0), 0],
    ['an offer in UVA only', () => hasNoOffer(OFFER), false],
    [
      '[ST-28] the longest term below the offer’s',
      () => quoteInMode(OFFER, 'UVA', 10),
      expect.objectContaining({ selectedInstallment: 24 }),
    ],
    [
      '[ST-28] the shortest term if none is below',
      () => quoteInMode({ ...OFFER, terms: { FIXED: [], UVA: [48, 36] } }, 'UVA', 10),
      expect.objectContaining({ selectedInstallment: 30 }),
    ],
    ['as many upper-case as lower-case letters', () => vehicleCase('Ab'), 'Ab'],
    ['a four-letter maker’s code', () => vehicleCase('FIAT XLSR'), 'Fiat XLSR'],
    ['a five-letter word without a vowel', () => vehicleCase('FIAT XLSRT'), 'Fiat Xlsrt'],
    ['a one-letter code', () => vehicleCase('CLIO A'), 'Clio A'],
  ])('%s', (_what, read, expected) => {
    expect(read()).toEqual(expected);
  });
});

describe('the DNI barcode [VA-06]', () => {
  const change = (text: string, from: string, to: string) => parseDniBarcode(text.replace(from, to));

  it.each<[string, () => unknown]>([
    ['a two-letter copy', () => change(CARD, '@A@', '@AB@')],
    ['a copy that is not a letter', () => change(CARD, '@A@', '@7@')],
    ['a seven-digit procedure number', () => change(CARD, '00123456789', '1234567')],
    ['a twelve-digit procedure number', () => change(CARD, '00123456789', '001234567890')],
    ['a procedure number with a letter', () => change(CARD, '00123456789', '0012345678a')],
    ['a booklet without a copy', () => change(BOOKLET, '@A@', '@@')],
    ['a booklet without an issue date', () => change(BOOKLET, '02/12/2010', '')],
    ['a booklet without a procedure number', () => change(BOOKLET, '00012345678', '')],
    ['four fields', () => parseDniBarcode('00123456789@GARCIA@JUAN PABLO@M')],
    ['a booklet that ends after its copy', () => parseDniBarcode('@30111222@A')],
  ])('is rejected with %s', (_what, read) => {
    expect(read()).toBeNull();
  });

  it.each<[string, () => unknown, object]>([
    [
      'a birth date followed by text',
      () => change(CARD, '15/03/1983', '15/03/19839'),
      { birthDate: '', document: '30111222' },
    ],
    ['a birth date preceded by text', () => change(CARD, '15/03/1983', '115/03/1983'), { birthDate: '' }],
    ['a two-letter gender', () => change(CARD, '@M@', '@MF@'), { gender: '' }],
    ['a card without last name', () => change(CARD, 'GARCIA', ''), { lastName: '', firstName: 'Juan Pablo' }],
    ['a card without first name', () => change(CARD, 'JUAN PABLO', ''), { firstName: '' }],
    ['a booklet without a number', () => change(BOOKLET, '30111222', ''), { document: '' }],
    ['a booklet without a birth date', () => change(BOOKLET, '15/03/1983', ''), { birthDate: '' }],
    ['lower-case letters', () => change(CARD, '@M@', '@m@'), { gender: 'M' }],
    ['a letter after the number', () => change(CARD, '@30111222', '@30111222M'), { document: '30111222' }],
    ['surrounding spaces', () => parseDniBarcode(` ${CARD} `), { document: '30111222' }],
    ['three characters that are not all digits', () => change(CARD, '@200', '@20a'), { cuil: null }],
    ['four digits', () => change(CARD, '@200', '@2000'), { cuil: null }],
    ['the first foreign number', () => change(CARD, '@30111222', '@92000000'), { documentType: 151 }],
    ['the last other number', () => change(CARD, '@30111222', '@91999999'), { documentType: 150 }],
    [
      'an Argentine’s high number in a booklet',
      () => change(BOOKLET, '30111222', '92111222'),
      { documentType: 150 },
    ],
    [
      'a foreigner’s high number in a booklet',
      () => parseDniBarcode(BOOKLET.replace('30111222', '92111222').replace('ARGENTINA', 'Italiana')),
      { documentType: 151 },
    ],
    [
      'a naturalised person’s low number in a booklet',
      () => parseDniBarcode(BOOKLET.replace('ARGENTINA', 'Italiana')),
      { documentType: 150 },
    ],
    [
      'an Argentine in lower-case letters',
      () => parseDniBarcode(BOOKLET.replace('30111222', '92111222').replace('ARGENTINA', 'Argentina')),
      { documentType: 150 },
    ],
  ])('is parsed with %s', (_what, read, expected) => {
    expect(read()).toMatchObject(expected);
  });
});
