import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageAt,
  checkBirthDate,
  checkBirthDateText,
  dateToParts,
  isRealDate,
  partsToDate,
  spreadDate,
  todayInArgentina,
} from './birthDate.ts';

const TODAY = '2026-11-20';

describe('birth date', () => {
  it.each([
    ['15/3/1983', null, null],
    ['15/marzo/1983', null, null],
    ['15/ Mar. /1983', null, null],
    ['15/setiembre/1983', null, null],
    ['31/nov/1983', 'Esa fecha no existe. Revisá el día y el mes.', ['day', 'month']],
    ['15/ma/1983', 'El mes tiene que estar entre 1 y 12.', ['month']],
    ['15/martes/1983', 'El mes tiene que estar entre 1 y 12.', ['month']],
    ['20/11/2008', null, null],
    ['21/11/2008', 'Hay que haber cumplido 18 años.', ['year']],
    ['//', 'Ingresá la fecha de nacimiento.', ['day', 'month', 'year']],
    ['/3/1983', 'Falta el día de nacimiento.', ['day']],
    ['15//1983', 'Falta el mes de nacimiento.', ['month']],
    ['15/3/', 'Falta el año de nacimiento.', ['year']],
    ['//1983', 'Falta el día de nacimiento.', ['day', 'month']],
    ['mayo 1, 1983//', 'El día tiene que estar entre 1 y 31.', ['day']],
    [' / / ', 'Ingresá la fecha de nacimiento.', ['day', 'month', 'year']],
    ['20/11/2026', 'La fecha de nacimiento tiene que ser anterior a hoy.', ['year']],
    ['1e1/3/1983', 'El día tiene que estar entre 1 y 31.', ['day']],
    ['1.0/3/1983', 'El día tiene que estar entre 1 y 31.', ['day']],
    ['32/3/1983', 'El día tiene que estar entre 1 y 31.', ['day']],
    ['15/13/1983', 'El mes tiene que estar entre 1 y 12.', ['month']],
    ['15/3/83', 'El año tiene que tener 4 números, como 1985.', ['year']],
    ['30/2/1983', 'Esa fecha no existe. Revisá el día y el mes.', ['day', 'month']],
    ['29/2/1983', 'Esa fecha no existe. Revisá el día y el mes.', ['day', 'month']],
    ['15/3/2030', 'La fecha de nacimiento tiene que ser anterior a hoy.', ['year']],
    ['15/3/1883', 'Revisá el año de nacimiento.', ['year']],
  ])('[VA-09] %s gets the message %j', (typed, message, parts) => {
    const [day = '', month = '', year = ''] = typed.split('/');
    expect(checkBirthDate({ day, month, year }, TODAY)).toEqual(message === null ? null : { message, parts });
  });

  it.each([
    ['1 de mayo de 1990', '1/mayo/1990'],
    ['1º de mayo de 1990', '1/mayo/1990'],
    ['Nací el 1 de mayo de 1990', '1/mayo/1990'],
    ['1-may.-1990', '1/may/1990'],
    ['1990-05-01', '01/05/1990'],
    ['01 MAY/MAY 1990', '01/MAY/1990'],
    ['01 MAY/ MAY 1990', '01/MAY/1990'],
    ['01/05/1990 00:00', '01/05/1990'],
    ['01/05/1990, 12:00:00 a. m.', '01/05/1990'],
    ['Nac. 01/05/1990', '01/05/1990'],
    ['(01/05/1990).', '01/05/1990'],
    ['1 de mayo, 1990', '1/mayo/1990'],
    ['F.nac.01/05/1990', '01/05/1990'],
    ['1990-05-01T00:00:00Z', '01/05/1990'],
    ['01 / 05 / 1990', '01/05/1990'],
    ['01051990', '01/05/1990'],
    // The year stays as pasted and gets its own message.
    ['01/05/90', '01/05/90'],
    ['mayo 1, 1990', null],
    ['1990', null],
    ['01/05', null],
  ])('[VA-09] splits the pasted %j into %j', (text, spread) => {
    const empty = { day: '', month: '', year: '' };
    for (const part of ['day', 'month', 'year']) {
      const pasted = { ...empty, [part]: text };
      const [day, month, year] = spread?.split('/') ?? [];
      expect(spreadDate(pasted, empty)).toEqual(spread === null ? pasted : { day, month, year });
    }
  });

  it('[VA-09] waits for the full year of a date entered in one field', () => {
    const typed = Array.from('01/05/1990').reduce(
      (before, character) => spreadDate({ ...before, day: before.day + character }, before),
      { day: '', month: '', year: '' },
    );
    expect(typed).toEqual({ day: '01', month: '05', year: '1990' });
  });

  it.each([
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['1990-05-01', '2026-04-30', 35],
    ['1990-05-01', '2026-05-01', 36],
  ])('[VA-09] of %s gives on %s the age %i', (born, today, age) => expect(ageAt(born, today)).toBe(age));

  it.each([
    ['2026-11-21T02:59:59Z', '2026-11-20'],
    ['2026-11-21T03:00:00Z', '2026-11-21'],
    ['2027-01-01T01:00:00Z', '2026-12-31'],
  ])('uses Argentina’s time, in which %s is %s', (moment, date) =>
    expect(todayInArgentina(new Date(moment))).toBe(date),
  );

  it.each([
    ['', 'Ingresá la fecha de nacimiento.'],
    ['1983-02-30', 'Esa fecha no existe. Revisá el día y el mes.'],
    ['2010-01-01', 'Hay que haber cumplido 18 años.'],
    ['1983-03-15', null],
  ])('[VA-09] is checked in the same way as text: %j', (date, expected) =>
    expect(checkBirthDateText(date, TODAY)).toBe(expected),
  );

  it('agrees with the calendar on every date and parses its own output', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const utc = new Date(Date.UTC(year, month - 1, day));
          const exists = utc.getUTCMonth() === month - 1;
          const parts = { day: String(day), month: String(month), year: String(year) };
          const date = partsToDate(parts);
          expect(date !== null).toBe(exists);
          if (date === null) return;
          expect(isRealDate(date)).toBe(true);
          expect(date).toBe(utc.toISOString().slice(0, 10));
          expect(partsToDate(dateToParts(date))).toBe(date);
        },
      ),
    );
  });
});
