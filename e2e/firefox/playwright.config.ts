import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/**
 * Journeys that only use the page. In this Firefox, Playwright cannot intercept the network, set the clock, go back in
 * the history, read request bodies or the clipboard, or save downloads.
 */
const WALKED =
  /(journeys|full)\/(whole|account|accountHolder|cancelled|entryModals|figures|offer|parties|roles|seller|shell|uploadCut|vehicleByValue)\.spec\.ts/;

/** Runs journeys in Firefox, which `npm test` does not cover: `npx playwright test --config e2e/firefox/playwright.config.ts`. */
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
