import { defineConfig } from 'vitest/config';

/** The tests for `npx stryker run`, because Stryker cannot select a project of vitest.config.ts. */
export default defineConfig({
  test: {
    include: [
      'rules/**/*.test.ts',
      'gateway/src/derived/*.test.ts',
      'upstream/bank/src/domain/loan/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/.cache/**'],
  },
});
