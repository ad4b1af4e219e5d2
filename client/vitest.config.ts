import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { testReport } from '../scripts/testReport.ts';
import { browserArgs, browserPath } from '../design-system/browser.ts';

/** Runs the client's component tests in a real browser. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'client',
    reporters: ['default', ...testReport()],
    include: ['src/**/*.browser.test.tsx'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({ launchOptions: { executablePath: browserPath, args: browserArgs } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
