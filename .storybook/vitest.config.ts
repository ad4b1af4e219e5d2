import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, browserPath } from '../design-system/browser.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Every story of a component as a test in a real browser: it renders, its play function passes, axe finds nothing.
 * Whole pages are shown once, at every size (`npm run visual -w design-system`), and are proved there.
 */
export default defineConfig({
  root: at('..'),
  plugins: [storybookTest({ configDir: at('.') })],
  test: {
    name: 'stories',
    // The written pages hold no stories and would count as skipped; the visual run opens them.
    exclude: ['**/*.mdx', 'client/**', 'design-system/src/templates/**'],
    // By default half of the cores: on two, one page after the other.
    maxWorkers: 2,
    // One page for a worker: Storybook's preview is loaded once, as in a designer's browser.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: {
          executablePath: browserPath,
          args: browserArgs,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
