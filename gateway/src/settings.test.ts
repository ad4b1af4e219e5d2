import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const badSettings = () => readSettings({ PORT: 'many', BANK_API_URL: 'ftp://bank', FLAG_LOGS: 'maybe' });

describe('settings', () => {
  it('[SH-14] has the flags of the specification, with the co-owner on in the demonstration only', () => {
    const secrets = { BANK_SERVICE_KEY: 'k'.repeat(20), COOKIE_SECRET: 's'.repeat(40) };
    const production = readSettings({ PROFILE: 'production', ...secrets });
    expect(production.flags).toEqual({
      logs: true,
      sidebar: true,
      maintenance: false,
      coOwner: false,
      signUp: true,
      corporateSignIn: true,
    });
    expect(production).toMatchObject({ trustedDocuments: true, playground: false });
    expect(readSettings({})).toMatchObject({ flags: { coOwner: true }, trustedDocuments: false });
  });

  it('refuses the secrets that everybody knows in production', () => {
    expect(() => readSettings({ PROFILE: 'production', PORT: 'x' })).toThrow(
      /PORT:[^]*BANK_SERVICE_KEY: must be a secret[^]*COOKIE_SECRET: must be a secret/,
    );
  });

  it('takes the budgets of lookups and log lines from the profile unless told otherwise', () => {
    const secrets = { BANK_SERVICE_KEY: 'k'.repeat(20), COOKIE_SECRET: 's'.repeat(40) };
    expect(readSettings({ PROFILE: 'production', ...secrets }).rateLimits).toMatchObject({
      lookupsPerMinute: 20,
      logsPerMinute: 30,
    });
    const own = { RATE_LIMIT_LOOKUPS_PER_MINUTE: '7', RATE_LIMIT_LOGS_PER_MINUTE: '3' };
    expect(readSettings(own).rateLimits).toMatchObject({ lookupsPerMinute: 7, logsPerMinute: 3 });
    expect(() => readSettings({ RATE_LIMIT_LOGS_PER_MINUTE: '0' })).toThrow(/RATE_LIMIT_LOGS_PER_MINUTE:/);
  });

  it('names every bad setting in one message', () => {
    expect(badSettings).toThrow(SettingsError);
    expect(badSettings).toThrow(/PORT:[^]*BANK_API_URL:[^]*FLAG_LOGS:/);
  });

  it('[ST-22] hides the vehicle types T and R unless told otherwise', () => {
    expect(readSettings({}).hiddenVehicleTypes).toEqual(['T', 'R']);
    expect(readSettings({ HIDDEN_VEHICLE_TYPES: ' Q , ' }).hiddenVehicleTypes).toEqual(['Q']);
  });
});
