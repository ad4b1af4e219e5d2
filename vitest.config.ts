import { defineConfig } from 'vitest/config';
import { testReport } from './scripts/testReport.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];
/** Tests that replace a global or a module, or restart their server; each file runs in a separate process. */
const ISOLATED = '**/*.isolated.test.ts';
/** Tests on a PostgreSQL server; the bank's other tests run on PGlite. */
const POSTGRES = 'upstream/bank/**/*.postgres.test.ts';
/** Folders whose tests only call functions, so that they can run in threads of one process. */
const PURE = '{rules,client,design-system,gateway/src/derived,upstream/bank/src/domain/loan}/**';
/** Tests that take minutes; only `npm run test:full` runs them. */
const FULL = '**/*.full.test.ts';
const KEEP_DATABASES = 'upstream/bank/src/testing/keepDatabases.ts';
const ON_ONE_SERVER = {
  globalSetup: 'upstream/bank/src/testing/oneServer.ts',
  setupFiles: 'upstream/bank/src/testing/onServer.ts',
};
/** Timeouts only for hung tests: a busy machine may be slow. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };

export default defineConfig({
  test: {
    // The default is half of the cores, which would be one file at a time on two cores.
    maxWorkers: 2,
    reporters: ['default', ...testReport()],
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: [`${PURE}/*.test.ts`],
          exclude: [...exclude, ISOLATED],
          isolate: false,
          pool: 'threads',
          ...patience,
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{servers,gateway,upstream,scripts}/**/*.test.ts'],
          exclude: [...exclude, PURE, ISOLATED, POSTGRES],
          isolate: false,
          setupFiles: KEEP_DATABASES,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [POSTGRES],
          exclude,
          isolate: false,
          ...ON_ONE_SERVER,
          ...patience,
        },
      },
      {
        test: {
          name: 'isolated',
          environment: 'node',
          include: [ISOLATED],
          exclude,
          ...patience,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...exclude, FULL],
          isolate: false,
          ...ON_ONE_SERVER,
          ...patience,
        },
      },
      {
        test: {
          name: 'full',
          environment: 'node',
          include: ['tests/**/*.full.test.ts'],
          exclude,
          isolate: false,
          ...ON_ONE_SERVER,
          ...patience,
        },
      },
    ],
  },
});
