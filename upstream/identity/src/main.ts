import { buildIdentity } from './app.ts';
import { DatabaseError } from './database/database.ts';
import { readSettings, SettingsError } from './settings.ts';

function reason(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof DatabaseError) return `The identity stand-in cannot start: ${error.message}`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    return `The identity stand-in cannot start: port ${port} is taken. Choose another with PORT.`;
  }
  return `The identity stand-in cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const app = await buildIdentity(settings);
  const stop = async () => {
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  try {
    const address = await app.listen({ port: settings.port, host: settings.host });
    process.stdout.write(`identity ready at ${address}\n`);
  } catch (error) {
    await app.close();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${reason(error)}\n`);
  process.exit(1);
}
