import { defineConfig } from 'vitest/config';
import { reportOf } from './scripts/testing/reports.ts';
import { ALONE, BANK_ALONE, ON_SERVER, PURE } from './tests/architecture/pureTests.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];
const pureFolders = PURE.filter((folder) => folder.includes('/')).map((folder) => `${folder}/**`);
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
    reporters: ['default', ...reportOf('tests')],
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: PURE.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...exclude, ...ALONE],
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
          exclude: [...exclude, ...pureFolders, ...ALONE, ...ON_SERVER],
          isolate: false,
          setupFiles: KEEP_DATABASES,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ON_SERVER,
          exclude: [...exclude, BANK_ALONE],
          isolate: false,
          ...ON_ONE_SERVER,
          ...patience,
        },
      },
      {
        test: {
          name: 'alone',
          environment: 'node',
          include: [...ALONE, BANK_ALONE],
          exclude,
          ...patience,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          isolate: false,
          ...ON_ONE_SERVER,
          ...patience,
        },
      },
    ],
  },
});
