import { describe, expect, it } from 'vitest';
import { isWithinHours, today } from './clock.ts';
import { readSettings, SettingsError } from './settings.ts';

const production = {
  BANK_PROFILE: 'production',
  ALLOW_STANDIN: 'reference-bank',
  BANK_SERVICE_KEY: 'a-key-of-the-bank-itself',
  DATABASE_URL: 'postgres://db/prendarios',
  IDENTITY_ISSUER: 'https://cognito-idp.sa-east-1.amazonaws.com/sa-east-1_Ceibo',
  IDENTITY_CLIENT_ID: 'web',
};

const readBad = () => readSettings({ PORT: 'x', BANK_SERVICE_KEY: 'short', LOAN_CONVENTION: '31/366' });

describe('settings', () => {
  it('start a demo with nothing given; an empty line is nothing', () => {
    expect(readSettings({ DATABASE_URL: '', UVA_MONTHLY_EXTENSION: ' ' })).toMatchObject({
      port: 4001,
      profile: 'demo',
      hoursWindow: false,
      rateLimitPerMinute: 600,
      databaseUrl: undefined,
    });
  });

  it('name every wrong one in one message', () => {
    expect(readBad).toThrow(SettingsError);
    expect(readBad).toThrow(/PORT[\s\S]*BANK_SERVICE_KEY[\s\S]*LOAN_CONVENTION/);
  });

  it.each(['ALLOW_STANDIN', 'BANK_SERVICE_KEY', 'DATABASE_URL'])('refuse production without %s', (name) => {
    expect(readSettings(production).hoursWindow).toBe(true);
    expect(() => readSettings({ ...production, [name]: '' })).toThrow(name);
  });
});

const at = (instant: string) => ({ now: () => new Date(instant) });

describe('the clock', () => {
  it.each([
    ['2026-11-20T09:59:59Z', false],
    ['2026-11-20T10:00:00Z', true],
    ['2026-11-21T01:59:59Z', true],
    ['2026-11-21T02:00:00Z', false],
  ])('[KO-07] is within hours at %s: %o', (instant, expected) => {
    expect(isWithinHours(at(instant))).toBe(expected);
  });

  it('keeps the calendar of Argentina', () => {
    expect(today(at('2026-11-21T02:59:59Z'))).toBe('2026-11-20');
    expect(today(at('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
  });
});
