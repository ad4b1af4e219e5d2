import { buildBank } from './app.ts';
import { seedCatalogues } from './domain/catalogue/seedCatalogues.ts';
import { systemClock } from './platform/clock.ts';
import { type Database, serverDatabase } from './platform/database/database.ts';
import { openEmbedded } from './platform/database/embedded.ts';
import { DataDirectoryError } from './platform/database/lock.ts';
import { errorCode } from './platform/errorCode.ts';
import { readSettings, type Settings, SettingsError } from './platform/settings.ts';

const openDatabase = (settings: Settings): Promise<Database> =>
  settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, (database) => seedCatalogues(database.sql, systemClock.now()))
    : serverDatabase(settings.databaseUrl);

function reason(error: unknown, settings: Settings | null): string {
  if (error instanceof SettingsError || error instanceof DataDirectoryError) return error.message;
  if (errorCode(error) === 'EADDRINUSE') {
    return `The bank cannot start: port ${settings?.port} is taken. Choose another with PORT.`;
  }
  return `The bank cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

async function start(settings: Settings): Promise<void> {
  const database = await openDatabase(settings);
  const app = await buildBank(settings, { database });
  const stop = async () => {
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    const address = await app.listen({ port: settings.port, host: settings.host });
    process.stdout.write(`bank ready at ${address} (${settings.profile} profile)\n`);
  } catch (error) {
    await app.close();
    throw error;
  }
}

let settings: Settings | null = null;
try {
  settings = readSettings(process.env);
  await start(settings);
} catch (error) {
  process.stderr.write(`${reason(error, settings)}\n`);
  process.exit(1);
}
