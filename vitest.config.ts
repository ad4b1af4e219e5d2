import { defineConfig } from 'vitest/config';
import { testReport } from './scripts/testReport.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];
/** Replaces a global or a module, or restarts its server: each file has a process of its own. */
const ISOLATED = '**/*.isolated.test.ts';
/** Runs on a PostgreSQL server; every other test of the bank runs on PGlite. */
const POSTGRES = 'upstream/bank/**/*.postgres.test.ts';
/** Folders whose tests only call functions, so they can run in threads of one process. */
const PURE = '{rules,client,design-system,gateway/src/derived,upstream/bank/src/domain/loan}/**';
/** Takes minutes: `npm run test:full` runs it, `npm test` does not. */
const FULL = '**/*.full.test.ts';
const KEEP_DATABASES = 'upstream/bank/src/testing/keepDatabases.ts';
const ON_ONE_SERVER = {
  globalSetup: 'upstream/bank/src/testing/oneServer.ts',
  setupFiles: 'upstream/bank/src/testing/onServer.ts',
};
/** They end what hangs, and hold nothing to a speed: a machine that is busy may take long. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };

export default defineConfig({
  test: {
    // By default half of the cores: on two, one file after the other.
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
