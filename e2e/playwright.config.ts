import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findOrInstallChromium } from '../scripts/browser.ts';
import { testReport } from '../scripts/testReport.ts';

// Workers load this file too, so values they must share are set once in the environment.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'prendarios-e2e-'));
process.env['E2E_GATEWAY_PORT'] ??= '4520';
process.env['E2E_BANK_PORT'] ??= '4521';
process.env['E2E_IDENTITY_PORT'] ??= '4522';
process.env['E2E_PROXY_PORT'] ??= '4523';

const origin = `http://localhost:${process.env['E2E_GATEWAY_PORT']}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Long journeys start first, so that short ones fill the workers evenly at the end. */
const LONG = /journeys\/(sale|staff)\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Twice CI's cores, because a journey waits for pages, servers and timers half of its time.
  workers: 4,
  // These timeouts only end hung tests; a busy machine may be slow.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...testReport()],
  use: {
    baseURL: origin,
    // Fails before the test timeout, so that the error names the missing element.
    actionTimeout: 120_000,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Skips animations; `whole.spec.ts` runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces slow down every journey; use `--trace on` to debug one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumArguments },
  },
  projects: [
    { name: 'long', use: phone, testMatch: LONG, timeout: 900_000 },
    // Only in `npm run test:full`: every page, rare states, bad input, complete journeys.
    { name: 'full', use: phone, testMatch: /\/e2e\/full\// },
    { name: 'phone', use: phone, testMatch: /\/e2e\/journeys\//, testIgnore: LONG },
    // Checks the bank calls made by the projects above.
    { name: 'calls', testMatch: /calls\//, dependencies: ['long', 'full', 'phone'] },
    // Runs last and alone, because it kills processes that the others need.
    {
      name: 'faults',
      // Screenshots of its seventeen pages would fill the end of the log and push the error out.
      use: { ...phone, screenshot: 'off' },
      testMatch: /faults\//,
      dependencies: ['calls'],
      workers: 1,
    },
  ],
  webServer: [
    {
      command: 'node e2e/bankProxy.ts',
      cwd: join(import.meta.dirname, '..'),
      port: Number(process.env['E2E_PROXY_PORT']),
    },
    {
      // Builds the developer pages first; otherwise `npm start` builds them during the journeys.
      command: 'npm run -s build:developers && npm start',
      cwd: join(import.meta.dirname, '..'),
      url: `${origin}/readyz`,
      timeout: 600_000,
      reuseExistingServer: process.env['CI'] === undefined,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        DATA_DIR: process.env['E2E_DATA_DIR'] ?? '',
        GATEWAY_PORT: process.env['E2E_GATEWAY_PORT'] ?? '',
        BANK_PORT: process.env['E2E_BANK_PORT'] ?? '',
        IDENTITY_PORT: process.env['E2E_IDENTITY_PORT'] ?? '',
        FLAG_CO_OWNER: 'on',
        BANK_API_URL: `http://127.0.0.1:${process.env['E2E_PROXY_PORT']}/api`,
        // Journeys request another code within the minute that users have to wait.
        CODE_RESEND_SECONDS: '0',
      },
    },
  ],
});
