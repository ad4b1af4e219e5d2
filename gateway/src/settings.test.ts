import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';
import { PRODUCTION } from './testing/gateway.ts';

const badSettings = () => readSettings({ PORT: 'many', BANK_API_URL: 'ftp://bank', FLAG_LOGS: 'maybe' });

describe('settings', () => {
  it('[SH-14] has the specification’s default flags', () => {
    const production = readSettings(PRODUCTION);
    expect(production.flags).toEqual({
      logs: true,
      sidebar: true,
      maintenance: false,
      coOwner: false,
      signUp: true,
      corporateSignIn: true,
    });
    expect(production).toMatchObject({ trustedDocuments: true });
    expect(readSettings({}).flags).toEqual(production.flags);
    expect(readSettings({})).toMatchObject({ trustedDocuments: false });
  });

  it('treats an empty value as not set', () => {
    expect(readSettings({ PUBLIC_ORIGIN: '' })).toEqual(readSettings({}));
  });

  it('names every invalid setting in one message', () => {
    expect(badSettings).toThrow(SettingsError);
    expect(badSettings).toThrow(/PORT:[^]*BANK_API_URL:[^]*FLAG_LOGS:/);
  });

  it('names brand file errors along with other invalid settings', () => {
    const another = join(import.meta.dirname, '../../package.json');
    expect(() => readSettings({ BRAND_FILE: another, PORT: 'x' })).toThrow(
      /PORT:[^]*BRAND_FILE: .*package\.json is not a brand file:\n(?: {4}.*\n)* {4}contacts: /,
    );
  });

  const cognito = 'https://cognito-idp.sa-east-1.amazonaws.com';
  const longest = `sa-east-1_${'a'.repeat(45)}`;
  it.each([
    ['a pool id of 55 characters', `${cognito}/${longest}`, 'client', null],
    [
      'a pool id of 56 characters',
      `${cognito}/${longest}a`,
      'client',
      /^ {2}IDENTITY_ISSUER: must end with the id/m,
    ],
    ['an issuer without a pool', cognito, 'client', /^ {2}IDENTITY_ISSUER: must end with the id/m],
    ['no URL', 'sa-east-1_pool', 'client', /^ {2}IDENTITY_ISSUER: Invalid URL$/m],
    ['a pool without a client id', `${cognito}/${longest}`, '', /^ {2}IDENTITY_CLIENT_ID: must be set/m],
    ['a client id without a pool', '', 'client', /^ {2}IDENTITY_ISSUER: must be set/m],
    ['neither, for a demo without sign-in', '', '', null],
  ])('[VA-15] checks the identity service: %s', (_case, issuer, clientId, refusal) => {
    const read = () => readSettings({ IDENTITY_ISSUER: issuer, IDENTITY_CLIENT_ID: clientId });
    if (refusal === null) expect(read).not.toThrow();
    else expect(read).toThrow(refusal);
  });

  it('[ST-22] hides the vehicle types T and R unless configured', () => {
    expect(readSettings({}).hiddenVehicleTypes).toEqual(['T', 'R']);
    expect(readSettings({ HIDDEN_VEHICLE_TYPES: ' Q , ' }).hiddenVehicleTypes).toEqual(['Q']);
  });
});

describe('secrets', () => {
  const own = 'a-secret-of-ours-with-more-than-32-characters';

  it('are read from the file that NAME_FILE names', () => {
    const file = join(import.meta.dirname, '../../brand.json');
    expect(readSettings({ REDIS_URL_FILE: '', COOKIE_SECRET: own }).cookieSecrets).toEqual([own]);
    expect(() => readSettings({ COOKIE_SECRET: own, COOKIE_SECRET_FILE: file, PORT: 'x' })).toThrow(
      /COOKIE_SECRET_FILE: cannot be set together with COOKIE_SECRET[^]*PORT:/,
    );
    const missing = { ...PRODUCTION, COOKIE_SECRET: '', COOKIE_SECRET_FILE: '/nowhere/secret' };
    expect(() => readSettings(missing)).toThrow(
      /Invalid settings:\n {2}COOKIE_SECRET_FILE: \/nowhere\/secret cannot be read: ENOENT$/,
    );
  });

  it('can be a comma-separated list, whose first secret is used for sending and sealing', () => {
    const settings = readSettings({
      COOKIE_SECRET: `${own}-new,${own}`,
      BANK_SERVICE_KEY: 'a-new-service-key, an-old-service-key',
    });
    expect(settings).toMatchObject({
      cookieSecrets: [`${own}-new`, own],
      bank: { proof: { key: 'a-new-service-key', header: 'x-service-key' } },
    });
    expect(() => readSettings({ COOKIE_SECRET: `${own},short` })).toThrow(
      /COOKIE_SECRET: must have at least 32/,
    );
  });
});

const refused = (changed: Record<string, string | undefined>): string[] => {
  try {
    readSettings({ ...PRODUCTION, ...changed });
    return [];
  } catch (error) {
    return (error as SettingsError).message.split('\n').slice(1);
  }
};

describe('authentication at the bank', () => {
  const token = {
    BANK_TOKEN_URL: 'https://sso.bank.example/token',
    BANK_CLIENT_ID: 'gateway',
    BANK_CLIENT_SECRET: 'a secret',
  };

  it('uses a key in a configurable header or a token', () => {
    expect(readSettings({ BANK_KEY_HEADER: ' X-Api-Key' }).bank.proof).toMatchObject({ header: 'x-api-key' });
    expect(readSettings({ ...token, BANK_CLIENT_SCOPE: 'pledge' }).bank.proof).toEqual({
      tokenUrl: 'https://sso.bank.example/token',
      clientId: 'gateway',
      clientSecret: 'a secret',
      scope: 'pledge',
    });
  });

  it.each([
    [{ BANK_KEY_HEADER: 'Authorization' }, 'BANK_KEY_HEADER: must not be a header with another use'],
    [{ BANK_KEY_HEADER: 'x-subject' }, 'BANK_KEY_HEADER: must not be a header with another use'],
    [{ BANK_KEY_HEADER: 'x key:' }, 'BANK_KEY_HEADER: must be a header name'],
    [{ BANK_TOKEN_URL: 'http://sso.bank.example' }, 'BANK_TOKEN_URL: must be an https URL'],
    [{ ...token, BANK_CLIENT_ID: '' }, 'BANK_CLIENT_ID: must be set'],
    [{ BANK_CLIENT_ID: 'gateway' }, 'BANK_TOKEN_URL: must be set'],
  ])('rejects %o', (given, reason) => {
    expect(() => readSettings(given)).toThrow(reason);
  });

  it('needs no service key in production if it uses a token', () => {
    expect(refused({ BANK_SERVICE_KEY: undefined })).toHaveLength(1);
    expect(refused({ BANK_SERVICE_KEY: undefined, ...token })).toEqual([]);
  });
});

describe('production', () => {
  it.each([
    ['BANK_SERVICE_KEY', undefined, 'must not be the demo value'],
    ['COOKIE_SECRET', undefined, 'must not be the demo value'],
    ['COOKIE_SECRET', 'a'.repeat(32), 'must have at least 8 different'],
    ['COOKIE_SECRET', '1234567'.repeat(5), 'must have at least 8 different'],
    ['BANK_SERVICE_KEY', 'abcd'.repeat(4), 'must have at least 8 different'],
    ['COOKIE_SECRET', `${PRODUCTION.COOKIE_SECRET},${'a'.repeat(32)}`, 'must have at least 8 different'],
    ['METRICS_TOKEN', '0'.repeat(16), 'must have at least 8 different'],
    ['IDENTITY_ISSUER', undefined, 'must be set'],
    ['IDENTITY_ISSUER', '', 'must be set'],
    ['IDENTITY_CLIENT_ID', undefined, 'must be set'],
    ['PUBLIC_ORIGIN', 'http://prendarios.example', 'must be an https URL'],
    ['BANK_API_URL', 'http://bank.internal/api', 'must be an https URL'],
  ])('rejects %s=%s', (name, value, reason) => {
    const [line, ...others] = refused({ [name]: value });
    expect(line).toMatch(new RegExp(`^  ${name}: ${reason}`));
    expect(others).toEqual([]);
  });

  it.each([
    ['BANK_API_URL', 'http://127.0.0.1:4001/api'],
    ['BANK_API_URL', 'http://localhost:4001/api'],
    ['BANK_API_URL', 'https://bank.internal/api'],
    ['PUBLIC_ORIGIN', 'https://prendarios.example'],
    ['PUBLIC_ORIGIN', ''],
    ['COOKIE_SECRET', '4f2a9c0d71e86b35'.repeat(2)],
  ])('accepts %s=%s', (name, value) => {
    expect(refused({ [name]: value })).toEqual([]);
  });

  it('[VA-21] requires COMPANY_HOSTS for corporate sign-in, and links to those hosts only', () => {
    const corporate = { IDENTITY_AUTHORIZE_URL: 'https://sso.bank.example' };
    expect(refused(corporate)).toEqual([expect.stringMatching(/^ {2}COMPANY_HOSTS: must be set/)]);
    const listed = { ...corporate, COMPANY_HOSTS: 'bank.example, .bank.example' };
    expect(refused({ ...listed, PUBLIC_ORIGIN: 'https://prendarios.bank.example' })).toEqual([]);
    expect(refused({ ...listed, PUBLIC_ORIGIN: 'https://bank.example.net' })).toEqual([
      expect.stringMatching(/^ {2}PUBLIC_ORIGIN: must be at a host in COMPANY_HOSTS/),
    ]);
  });

  it('names the settings it rejects along with other invalid ones in one message', () => {
    const lines = refused({
      PORT: 'x',
      BANK_API_URL: 'http://bank.internal/api',
      BANK_SERVICE_KEY: undefined,
      COOKIE_SECRET: 'a'.repeat(32),
      IDENTITY_ISSUER: undefined,
      IDENTITY_CLIENT_ID: undefined,
      PUBLIC_ORIGIN: 'http://prendarios.example',
    });
    expect(new Set(lines.map((line) => /\w+/.exec(line)?.[0]))).toEqual(
      new Set([
        'BANK_API_URL',
        'BANK_SERVICE_KEY',
        'COOKIE_SECRET',
        'IDENTITY_CLIENT_ID',
        'IDENTITY_ISSUER',
        'PORT',
        'PUBLIC_ORIGIN',
      ]),
    );
  });
});
