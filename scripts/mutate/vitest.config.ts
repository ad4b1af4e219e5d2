import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ROOMS } from './rooms.ts';

const room = ROOMS[process.env['MUTATE_ROOM'] ?? ''];

/** The tests of one room, for `npm run mutate`. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: [...(room?.tests ?? [])],
    exclude: ['**/node_modules/**', '**/.cache/**'],
    setupFiles: ['upstream/bank/src/testing/keepDatabases.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
