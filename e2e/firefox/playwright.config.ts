import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/**
 * Those that a person walks by hands alone. Playwright cannot hold back or break this Firefox's network, move its clock,
 * go back through its history, read the body of a request or what was copied, or take a download.
 */
const WALKED =
  /(journeys|full)\/(whole|account|accountHolder|cancelled|entryModals|figures|offer|parties|roles|seller|shell|uploadCut|vehicleByValue)\.spec\.ts/;

/** The journeys in Firefox, another engine than every `npm test` has: `npx playwright test --config e2e/firefox/playwright.config.ts`. */
export default defineConfig({
  ...journeys,
  globalSetup: join(import.meta.dirname, 'install.ts'),
  testDir: '..',
  outputDir: '../../test-results',
  reporter: 'list',
  workers: 4,
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    contextOptions: {},
    launchOptions: {
      executablePath: join(import.meta.dirname, 'relay.ts'),
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
  projects: [{ name: 'firefox', use: { viewport: { width: 390, height: 844 } }, testMatch: WALKED }],
});
