import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('has a default for every setting', () => {
  expect(readSettings({})).toMatchObject({
    port: 4002,
    dataDir: '.data/identity',
    issuer: 'http://localhost:4002/eu-central-1_LOCALDEV',
    allowedOrigins: ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://localhost:5173'],
  });
});

test('reports invalid settings, including production, in one message', () => {
  const wrong = {
    PORT: 'x',
    PROFILE: 'production',
    PUBLIC_ORIGIN: 'localhost',
    BRAND_FILE: import.meta.filename,
  };
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(`  ${name}: `);
});
