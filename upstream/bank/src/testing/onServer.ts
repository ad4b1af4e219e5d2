import { serverDatabase } from '../platform/database/database.ts';
import { testOn } from './bank.ts';
import { seededAddress } from './serverDatabases.ts';

// Vitest reads it before each file of the projects `server` and `contract`.
testOn(async () => serverDatabase(await seededAddress()));
