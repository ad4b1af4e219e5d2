import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArgs, browserPath } from '../browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Every screen and docs page of the built Storybook, in every width, size of text and set of colours. */
export default defineConfig({
  testDir: here('.'),
  testMatch: '*.visual.ts',
  outputDir: here('../test-results'),
  globalSetup: here('serve.ts'),
  fullyParallel: true,
  // A page waits for its frames a third of its time.
  workers: 3,
  timeout: 60_000,
  reporter: [['list', { printSteps: false }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: browserPath, args: browserArgs },
  },
});
