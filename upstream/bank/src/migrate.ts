import { serverDatabase } from './platform/database/database.ts';
import { readDatabaseUrl, SettingsError } from './platform/settings.ts';

/** `npm run migrate`: migrates the database at DATABASE_URL to this bank's version. Safe while banks are running. */
try {
  const database = await serverDatabase(readDatabaseUrl(process.env), 2);
  await database.close();
  process.stdout.write("the database is at this bank's version\n");
} catch (error) {
  const reason =
    error instanceof SettingsError ? error.message : `The database was left as it was: ${String(error)}`;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
