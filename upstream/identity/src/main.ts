import { buildIdentity } from './app.ts';
import { readSettings, SettingsError } from './settings.ts';

function reason(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `The identity stand-in cannot start: port ${port} is taken. Choose another with PORT.`;
  }
  return `The identity stand-in cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

try {
  const settings = readSettings(process.env);
  const app = await buildIdentity(settings);
  const stop = async () => {
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await app.listen({ port: settings.port, host: settings.host });
  process.stdout.write(`identity stand-in ready at ${address}\n`);
} catch (error) {
  process.stderr.write(`${reason(error)}\n`);
  process.exit(1);
}
