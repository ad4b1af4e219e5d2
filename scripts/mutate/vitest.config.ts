import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ROOMS } from './rooms.ts';

const room = ROOMS[process.env['MUTATE_ROOM'] ?? ''];

/** The tests of one room, for `npm run mutate`. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: [...(room?.tests ?? [])],
    exclude: ['**/node_modules/**', '**/.cache/**', '**/*.postgres.test.ts'],
    setupFiles: [...(room?.setup ?? [])],
  },
});
