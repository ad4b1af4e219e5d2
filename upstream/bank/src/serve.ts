import { Drain, endOnSignals } from '@prendarios/servers/drain';
import { buildBank } from './app.ts';
import { seedCatalogues } from './domain/catalogue/seedCatalogues.ts';
import { systemClock } from './platform/clock.ts';
import {
  type Database,
  DatabaseBehind,
  migratedDatabase,
  serverDatabase,
} from './platform/database/database.ts';
import { openEmbedded } from './platform/database/embedded.ts';
import { DataDirectoryError } from './platform/database/lock.ts';
import { errorCode, isDiskFull } from './platform/errorCode.ts';
import { readSettings, type Settings, SettingsError } from './platform/settings.ts';

/**
 * Opens the database. In production only `npm run migrate` migrates it: one process, at a chosen time, with separate
 * database rights.
 */
function openDatabase({ databaseUrl, profile, dataDir }: Settings): Promise<Database> {
  if (databaseUrl === undefined) {
    return openEmbedded(dataDir, (database) => seedCatalogues(database.sql, systemClock.now()));
  }
  const opened = (profile === 'production' ? migratedDatabase : serverDatabase)(databaseUrl);
  return opened.catch((error: unknown) => {
    if (error instanceof DatabaseBehind) throw error;
    throw new DatabaseAway(databaseUrl, error);
  });
}

class DatabaseAway extends Error {
  constructor(databaseUrl: string, cause: unknown) {
    const { host } = new URL(databaseUrl);
    const detail = errorCode(cause) ?? (cause instanceof Error ? cause.message : 'no reason given');
    super(`The bank cannot start: the database at ${host} (DATABASE_URL) cannot be opened: ${detail}.`, {
      cause,
    });
  }
}

const SAYS_ALL = [SettingsError, DataDirectoryError, DatabaseBehind, DatabaseAway];

function reason(error: unknown, settings: Settings | null): string {
  if (error instanceof Error && SAYS_ALL.some((kind) => error instanceof kind)) return error.message;
  if (errorCode(error) === 'EADDRINUSE') {
    return `The bank cannot start: port ${settings?.port} is taken. Choose another with PORT.`;
  }
  if (isDiskFull(error)) {
    return `The bank cannot start: the disk of ${settings?.dataDir} (DATA_DIR) is full. Free some space.`;
  }
  return `The bank cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

async function start(settings: Settings): Promise<void> {
  const database = await openDatabase(settings);
  const drain = new Drain();
  const app = await buildBank(settings, { database, drain });
  endOnSignals(app, drain, settings);
  try {
    const address = await app.listen({ port: settings.port, host: settings.host });
    process.stdout.write(`bank ready at ${address} (${settings.profile} profile)\n`);
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Runs the bank's process with the settings of its environment. `changed`: settings that only tests can change. */
export async function serve(changed: Partial<Settings> = {}): Promise<void> {
  let settings: Settings | null = null;
  try {
    settings = { ...readSettings(process.env), ...changed };
    await start(settings);
  } catch (error) {
    process.stderr.write(`${reason(error, settings)}\n`);
    process.exit(1);
  }
}
