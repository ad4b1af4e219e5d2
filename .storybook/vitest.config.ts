import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, browserPath } from '../design-system/browser.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Runs every story of a component as a test in a browser: it renders, its play function passes, axe finds nothing.
 * Stories of full pages are tested by `npm run visual -w design-system` at every size.
 */
export default defineConfig({
  root: at('..'),
  plugins: [storybookTest({ configDir: at('.') })],
  test: {
    name: 'stories',
    // MDX pages have no stories and would count as skipped; the visual run opens them.
    exclude: ['**/*.mdx', 'client/**'],
    // The default, half of the cores, would run one page at a time on two cores.
    maxWorkers: 2,
    // One page per worker: Storybook's preview loads once, as in a designer's browser.
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
