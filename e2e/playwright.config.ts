import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findOrInstallChromium } from '../scripts/browser.ts';
import { testReport } from '../scripts/testReport.ts';

// Workers load this file too: what must be the same for all of them is decided once and kept in the environment.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'prendarios-e2e-'));
process.env['E2E_GATEWAY_PORT'] ??= '4520';
process.env['E2E_BANK_PORT'] ??= '4521';
process.env['E2E_IDENTITY_PORT'] ??= '4522';
process.env['E2E_PROXY_PORT'] ??= '4523';

const origin = `http://localhost:${process.env['E2E_GATEWAY_PORT']}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Started first, so that the short ones share the workers evenly at the end. */
const LONG = /journeys\/(sale|staff)\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A journey waits for pages, servers and timers half of its time: twice as many as the cores that CI has.
  workers: 4,
  // They end what hangs and measure no speed: a busy machine may take long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...testReport()],
  use: {
    baseURL: origin,
    // Names the element that an action waits for, before the journey's own limit ends it.
    actionTimeout: 120_000,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Nothing waits for what slides in; `whole.spec.ts` walks with every movement.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey is a good part of its time: `--trace on` for one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumArguments },
  },
  projects: [
    { name: 'long', use: phone, testMatch: LONG, timeout: 900_000 },
    // `npm run test:full` only: every page, rare states, bad input, whole walks.
    { name: 'full', use: phone, testMatch: /\/e2e\/full\// },
    { name: 'phone', use: phone, testMatch: /\/e2e\/journeys\//, testIgnore: LONG },
    // Checks the bank calls that the projects above caused.
    { name: 'calls', testMatch: /calls\//, dependencies: ['long', 'full', 'phone'] },
    // Kills processes that the others need: runs alone, after them.
    {
      name: 'faults',
      // Screenshots of its seventeen pages would push the error out of a log's end.
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
      // Otherwise `npm start` builds them while the journeys run.
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
        // Journeys leave and come back within the minute that a person has to wait for another code.
        CODE_RESEND_SECONDS: '0',
      },
    },
  ],
});
