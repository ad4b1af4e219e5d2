import { Drain, endOnSignals } from '@prendarios/servers/drain';
import { buildGateway } from './app.ts';
import { Maintenance } from './http/maintenance.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

class PortTaken extends Error {}

function reason(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof PortTaken) return error.message;
  return `The gateway cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

async function start(changed: Partial<Settings>): Promise<void> {
  const settings = { ...readSettings(process.env), ...changed };
  const drain = new Drain();
  const maintenance = new Maintenance(settings.flags.maintenance);
  const app = await buildGateway(settings, { drain, maintenance });
  process.on('SIGUSR2', () => {
    maintenance.toggle();
    app.log.warn({ maintenance: maintenance.isOn }, 'maintenance');
  });
  endOnSignals(app, drain, settings);
  try {
    const address = await app.listen({ port: settings.port, host: settings.host });
    process.stdout.write(`gateway ready at ${address} (${settings.profile} profile)\n`);
  } catch (error) {
    await app.close();
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) throw error;
    throw new PortTaken(
      `The gateway cannot start: port ${settings.port} is taken. Choose another with PORT.`,
    );
  }
}

/** Runs the gateway with the environment's settings. `changed` overrides them in tests. */
export async function serve(changed: Partial<Settings> = {}): Promise<void> {
  try {
    await start(changed);
  } catch (error) {
    process.stderr.write(`${reason(error)}\n`);
    process.exit(1);
  }
}
