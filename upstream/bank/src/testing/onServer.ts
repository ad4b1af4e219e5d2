import { serverDatabase } from '../platform/database/database.ts';
import { testOn } from './bank.ts';
import { seededAddress } from './serverDatabases.ts';

// Setup file of the Vitest projects `server` and `contract`.
testOn(async () => serverDatabase(await seededAddress()));
