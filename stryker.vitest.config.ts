import { defineConfig } from 'vitest/config';

/** The tests for `npx stryker run`: Stryker cannot choose a project of vitest.config.ts. */
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
