import { serverDatabase } from '../platform/database/database.ts';
import { testOn } from './bank.ts';
import { seededAddress } from './serverDatabases.ts';
import { reusedDatabase } from './template.ts';

// Vitest reads it before each file of the projects `server` and `contract`. Statements are recorded of PGlite alone.
testOn(
  process.env['RECORD_STATEMENTS'] === undefined
    ? async () => serverDatabase(await seededAddress())
    : reusedDatabase,
);
