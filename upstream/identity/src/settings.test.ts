import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const production = {
  IDENTITY_PROFILE: 'production',
  ALLOW_STANDIN: 'reference-bank, identity',
  ADMIN_ACCESS_KEY_ID: 'AKIAOFTHISBANK01',
  ADMIN_SECRET_ACCESS_KEY: 'a secret of this bank alone',
};

describe('settings', () => {
  test('all have a default', () => {
    expect(readSettings({})).toMatchObject({
      port: 4002,
      dataDir: '.data/identity',
      profile: 'demo',
      poolId: 'eu-central-1_LOCALDEV',
      poolName: 'LOCALDEV',
      issuer: 'http://localhost:4002/eu-central-1_LOCALDEV',
    });
  });

  test('the issuer follows port and pool', () => {
    expect(readSettings({ PORT: '4602', POOL_ID: 'sa-east-1_Otra1' }).issuer).toBe(
      'http://localhost:4602/sa-east-1_Otra1',
    );
  });

  test('name all wrong settings in one message', () => {
    const wrong = {
      PORT: 'x',
      POOL_ID: 'a'.repeat(56),
      CLIENT_ID: 'with-hyphen',
      ALLOWED_ORIGINS: 'localhost',
      BRAND_FILE: import.meta.filename,
    };
    for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(name);
  });

  test('a pool id may have 55 characters [VA-15]', () => {
    const longest = `eu-central-1_${'A'.repeat(42)}`;
    expect(readSettings({ POOL_ID: longest }).poolId).toBe(longest);
    expect(() => readSettings({ POOL_ID: `${longest}A` })).toThrow('POOL_ID');
  });
});

test('the secret comes from a file where its setting names one', () => {
  const secret = {
    ...production,
    ADMIN_SECRET_ACCESS_KEY: '',
    ADMIN_SECRET_ACCESS_KEY_FILE: import.meta.filename,
  };
  expect(readSettings(secret).adminSecretAccessKey).toContain('the secret comes from a file');
  expect(() => readSettings({ ...secret, ADMIN_SECRET_ACCESS_KEY_FILE: '/nowhere' })).toThrow(
    /wrong:\n {2}ADMIN_SECRET_ACCESS_KEY_FILE: \/nowhere cannot be read: ENOENT$/,
  );
});

describe('production', () => {
  test('runs if a setting names the stand-in', () => {
    expect(readSettings(production)).toMatchObject({ profile: 'production', mailsPerDay: 3 });
  });

  test.each([
    [
      { IDENTITY_PROFILE: 'production', PORT: 'x' },
      ['PORT', 'ALLOW_STANDIN', 'ADMIN_ACCESS_KEY_ID', 'ADMIN_SECRET_ACCESS_KEY'],
    ],
    [{ ...production, PORT: 'x', ADMIN_SECRET_ACCESS_KEY: 'short' }, ['PORT', 'ADMIN_SECRET_ACCESS_KEY']],
    [
      { IDENTITY_PROFILE: 'prod' },
      ['IDENTITY_PROFILE', 'ALLOW_STANDIN', 'ADMIN_ACCESS_KEY_ID', 'ADMIN_SECRET_ACCESS_KEY'],
    ],
  ])('refuses %o in one message that names each once', (given, names) => {
    let message = '';
    try {
      readSettings(given);
    } catch (error) {
      message = String(error);
    }
    expect([...message.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)).toEqual(names);
  });

  test.each([
    ['ALLOW_STANDIN', undefined],
    ['ALLOW_STANDIN', 'reference-bank'],
    ['ADMIN_ACCESS_KEY_ID', undefined],
    ['ADMIN_SECRET_ACCESS_KEY', undefined],
  ])('refuses to start with %s = %s', (name, value) => {
    expect(() => readSettings({ ...production, [name]: value })).toThrow(name);
  });
});
