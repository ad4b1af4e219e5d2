import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildClientIfNeeded, buildDeveloperPagesIfNeeded } from './processes/builds.ts';
import { portsFromEnvironment, requireFolder, requireFreePorts } from './processes/checks.ts';
import { root, services } from './processes/services.ts';
import { Supervisor } from './processes/supervisor.ts';

type Persona = Readonly<{ dni: string; description: string }>;

const settingsFile = join(root, '.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data');
const builds = new AbortController();
let supervisor: Supervisor | null = null;
let stopping = false;

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  await start();
} catch (error) {
  fail(error);
}

async function start(): Promise<void> {
  const ports = portsFromEnvironment(process.env);
  const [bank, identity, gateway] = services(ports, dataDir);
  await requireFreePorts([gateway, bank, identity]);
  requireFolder('DATA_DIR', dataDir);
  supervisor = new Supervisor({ logDir: join(dataDir, 'logs'), onGiveUp: fail });
  await Promise.all([supervisor.start(bank), supervisor.start(identity), buildClientIfNeeded(builds.signal)]);
  await supervisor.start(gateway);
  if (stopping) return;
  await announce(ports);
  await buildDeveloperPagesIfNeeded(builds.signal).catch((error: unknown) => {
    if (!stopping) console.error(`The playground and the developer pages were not built. ${words(error)}`);
  });
}

async function announce(ports: { gateway: number; bank: number }): Promise<void> {
  const at = (port: number, path = '') => `http://localhost:${port}${path}`;
  console.log(`
Préstamos Prendarios is running.

  application       ${at(ports.gateway)}
  GraphQL           ${at(ports.gateway, '/playground')}
  developer pages   ${at(ports.gateway, '/developers')}
  bank's REST API   ${at(ports.bank, '/api/docs')}
  sent messages     ${at(ports.bank, '/outbox')}   (phone codes arrive here)
  logs and data     ${dataDir}

Identity check and confirmation are open all day; in production they open from 7 to 23 h.
Try one of these DNI numbers; the bank's rules score any other:
${(await personas(ports.bank)).map(({ dni, description }) => `  ${dni}  ${description}`).join('\n')}

Ctrl-C stops everything.`);
}

async function personas(port: number): Promise<Persona[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/demo/personas`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this project's bank returns its persona table
  return answer.ok ? ((await answer.json()) as Persona[]) : [];
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(error: unknown): void {
  if (!stopping) console.error(`\n${words(error)}\n`);
  void stop(1);
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  builds.abort();
  await supervisor?.stop();
  process.exit(code);
}
