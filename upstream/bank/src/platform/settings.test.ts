import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isWithinHours, today } from './clock.ts';
import { DEMO_SERVICE_KEY, readSettings, SettingsError } from './settings.ts';
import { PRODUCTION } from '../testing/production.ts';

const readBad = () => readSettings({ PORT: 'x', BANK_SERVICE_KEY: 'short', SMTP_URL: 'mail' });

describe('settings', () => {
  it('start a demo without any settings; an empty line counts as unset', () => {
    expect(readSettings({ DATABASE_URL: '', S3_BUCKET: ' ' })).toMatchObject({
      port: 4001,
      profile: 'demo',
      hoursWindow: false,
      rateLimitPerMinute: 600,
      messagesPerHour: 1_000_000,
      databaseUrl: undefined,
    });
  });

  it('report every invalid setting in one message', () => {
    expect(readBad).toThrow(SettingsError);
    expect(readBad).toThrow(/PORT[\s\S]*BANK_SERVICE_KEY[\s\S]*SMTP_URL/);
  });

  it('accept days without banks only as dates', () => {
    expect([...readSettings({ NON_BUSINESS_DAYS: '2026-03-23, 2026-07-10' }).nonBusinessDays]).toEqual([
      '2026-03-23',
      '2026-07-10',
    ]);
    expect(() => readSettings({ NON_BUSINESS_DAYS: '2026-03-23,2026-02-30' })).toThrow(/NON_BUSINESS_DAYS/);
    expect(() => readSettings({ NON_BUSINESS_DAYS: '23/03/2026' })).toThrow(/NON_BUSINESS_DAYS/);
  });

  it.each<[string, Record<string, string>, string[]]>([
    [
      'malformed ones together with those that production rejects',
      { ...PRODUCTION, PORT: 'x', ALLOW_STANDIN: '', BANK_SERVICE_KEY: DEMO_SERVICE_KEY, DATABASE_URL: '' },
      ['PORT', 'ALLOW_STANDIN', 'BANK_SERVICE_KEY', 'DATABASE_URL'],
    ],
    [
      'malformed ones together with incomplete groups',
      { LOG_LEVEL: 'loud', S3_BUCKET: 'files' },
      ['LOG_LEVEL', 'S3_REGION'],
    ],
    [
      'a malformed one that production requires, only once',
      { ...PRODUCTION, BIOMETRY_KEY: 'short', SMS_URL: 'ftp://a', SMTP_URL: '' },
      ['BIOMETRY_KEY', 'SMS_URL', 'SMTP_URL'],
    ],
    [
      'everything that production rejects if the profile is malformed',
      { BANK_PROFILE: 'prod', DATABASE_URL: 'postgres://localhost/a' },
      [
        'BANK_PROFILE',
        'BIOMETRY_KEY',
        'SMTP_URL',
        'SMS_URL',
        'ALLOW_STANDIN',
        'BANK_SERVICE_KEY',
        'IDENTITY_ISSUER',
        'IDENTITY_CLIENT_ID',
      ],
    ],
  ])('report in one message %s', (_what, given, names) => {
    let message = '';
    try {
      readSettings(given);
    } catch (error) {
      message = error instanceof SettingsError ? error.message : '';
    }
    const named = [...message.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(names));
    expect(named).toHaveLength(names.length);
  });

  it.each(Object.keys(PRODUCTION).filter((name) => name !== 'BANK_PROFILE'))(
    'reject production without %s',
    (name) => {
      expect(readSettings(PRODUCTION).hoursWindow).toBe(true);
      expect(() => readSettings({ ...PRODUCTION, [name]: '' })).toThrow(name);
    },
  );

  it.each([
    [{ S3_BUCKET: 'files' }, 'S3_REGION'],
    [{ S3_ACCESS_KEY_ID: 'half' }, 'S3_SECRET_ACCESS_KEY'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ SMS_URL: 'https://sms.example', SMS_HEADER: 'Authorization' }, 'SMS_HEADER'],
    [{ BIOMETRY_KEY: 'short' }, 'BIOMETRY_KEY'],
    [{ PUBLIC_ORIGIN: 'javascript:alert(1)' }, 'PUBLIC_ORIGIN'],
  ])('reject %o for %s', (given, name) => {
    expect(() => readSettings(given)).toThrow(new RegExp(`^  ${name}: `, 'm'));
  });

  it('read a secret from the file named by NAME_FILE', () => {
    const given = { ...PRODUCTION, BIOMETRY_KEY: '', PORT: 'x', BIOMETRY_KEY_FILE: '/nowhere/key' };
    expect(() => readSettings(given)).toThrow(
      /Invalid settings:\n {2}BIOMETRY_KEY_FILE: \/nowhere\/key cannot be read: ENOENT\n {2}PORT: [^\n]*$/,
    );
    expect(() => readSettings({ ...PRODUCTION, DATABASE_URL_FILE: '/a' })).toThrow(
      'DATABASE_URL_FILE: cannot be set together with DATABASE_URL',
    );
    const file = fileURLToPath(new URL('./settings.test.ts', import.meta.url));
    expect(() => readSettings({ SMTP_URL_FILE: file })).toThrow('SMTP_URL: must be an SMTP URL');
  });

  it('read the mail server from one URL, with TLS by default', () => {
    const smtp = (url: string) => readSettings({ SMTP_URL: url }).smtp;
    expect(smtp('smtp://user:p%40ss@mail.example')).toMatchObject({
      host: 'mail.example',
      port: 587,
      secure: false,
      requireTls: true,
      auth: { user: 'user', pass: 'p@ss' },
    });
    expect(smtp('smtps://mail.example')).toMatchObject({ port: 465, secure: true, auth: undefined });
    expect(smtp('smtp://mail.example:25?requireTLS=false')).toMatchObject({ port: 25, requireTls: false });
  });

  it('read the SMS provider’s header in HTTP notation', () => {
    const given = { SMS_URL: 'https://sms.example/send', SMS_HEADER: 'Authorization: Basic a:b: c' };
    expect(readSettings(given).sms?.header).toEqual({ name: 'Authorization', value: 'Basic a:b: c' });
  });

  it('take the mail sender from the brand file', () => {
    expect(readSettings(PRODUCTION).smtp).toMatchObject({
      from: { name: 'Banco Ceibo', address: 'avisos@bancoceibo.example' },
      requireTls: true,
    });
    expect(readSettings({}).smtp).toBeNull();
  });

  it('reject a missing brand file', () => {
    expect(() => readSettings({ BRAND_FILE: '/nowhere/brand.json' })).toThrow(
      /BRAND_FILE: \/nowhere\/brand\.json is not a brand file:\n {4}ENOENT/,
    );
  });
});

const at = (instant: string) => ({ now: () => new Date(instant) });

describe('the clock', () => {
  it.each([
    ['2026-11-20T09:59:59Z', false],
    ['2026-11-20T10:00:00Z', true],
    ['2026-11-21T01:59:59Z', true],
    ['2026-11-21T02:00:00Z', false],
  ])('[KO-03] is within hours at %s: %o', (instant, expected) => {
    expect(isWithinHours(at(instant))).toBe(expected);
  });

  it('keeps the calendar of Argentina', () => {
    expect(today(at('2026-11-21T02:59:59Z'))).toBe('2026-11-20');
    expect(today(at('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
  });
});
