import { describe, expect, it } from 'vitest';
import { checkEmail, emailCompletions, emailSuggestion, mailboxOf, normalizeEmail } from './email.ts';

const LONGEST = `a@${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(8)}`;

describe('email', () => {
  it.each([
    'ana@correo.com',
    'ana@b.c1.com',
    LONGEST,
    'A.B+c@Sub.Correo.com.ar',
    " o'neil@a-b.org ",
    'x@xn--d1acufc.xn--p1ai',
  ])('[VA-04] accepts %j', (value) => expect(checkEmail(value)).toBeNull());

  it.each([
    'ana',
    '@correo.com',
    'ana@',
    'ana@correo',
    'ana@@correo.com',
    'a na@correo.com',
    '.ana@correo.com',
    'an..a@correo.com',
    'ana@-correo.com',
    'ana@correo..com',
    'ana@correo.c',
    'ana@1.2.3.4',
    'ana@correo.1com',
    'ana@correo.com1',
    'ana.com',
    `${LONGEST}a`,
    `${'a'.repeat(65)}@correo.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('[VA-04] rejects %j', (value) =>
    expect(checkEmail(value)).toBe('Revisá el correo: tiene que ser como nombre@correo.com.'),
  );

  it('is required, and is trimmed and converted to lower case', () => {
    expect(checkEmail('  ')).toBe('Ingresá el correo electrónico.');
    expect(normalizeEmail(' Ana@Correo.COM ')).toBe('ana@correo.com');
  });
});

describe('the mailbox', () => {
  it.each([
    ['Ana+auto@Correo.com', 'ana@correo.com'],
    ['ana+a+b@correo.com', 'ana@correo.com'],
    ['ana.paz+auto@gmail.com', 'anapaz@gmail.com'],
    ['ana.paz@correo.com', 'ana.paz@correo.com'],
    ['+@correo.com', '@correo.com'],
    ['ana', 'ana'],
    ['', ''],
  ])('of %j is %j', (value, mailbox) => expect(mailboxOf(value)).toBe(mailbox));
});

describe('the domain of an email', () => {
  const all = ['ana.paz@gmail.com', 'ana.paz@hotmail.com', 'ana.paz@yahoo.com.ar'];
  it.each([
    ['ana.paz', all],
    [' Ana.Paz@', all],
    ['ana.paz@h', ['ana.paz@hotmail.com']],
    ['ana.paz@gmail.com', []],
    ['ana.paz@mi', []],
    ['an', []],
    ['', []],
    ['ana paz', []],
    ['ana@paz@', []],
  ])('is suggested after %j: %j', (typed, expected) => {
    expect(emailCompletions(typed)).toEqual(expected);
    for (const address of emailCompletions(typed)) expect(checkEmail(address)).toBeNull();
  });
});

describe('a domain close to a common one', () => {
  it.each([
    ['marina.delgado@gmial.com', 'marina.delgado@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmail.com.ar', 'ana@gmail.com'],
    ['Ana@Hotnail.com', 'ana@hotmail.com'],
    ['ana@hotmial.com.ar', 'ana@hotmail.com.ar'],
    ['ana@yaho.com.ar', 'ana@yahoo.com.ar'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@iclod.com', 'ana@icloud.com'],
    ['ana@fibertl.com.ar', 'ana@fibertel.com.ar'],
  ])('is corrected from %j to %j', (typed, meant) => expect(emailSuggestion(typed)).toBe(meant));

  it.each([
    'ana@gmail.com',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@yahoo.com.br',
    'ana@hotmail.es',
    'ana@uba.ar',
    'ana@correo.example',
    'ventas@autosdelsur.com.ar',
    'ana@love.org',
    'ana@gmial',
    '',
  ])('is not corrected in %j', (typed) => expect(emailSuggestion(typed)).toBeNull());
});
