import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildClientIfNeeded } from './processes/clientBuild.ts';
import { isPortFree } from './processes/ports.ts';
import { portsFromEnvironment, root, services } from './processes/services.ts';
import { Supervisor } from './processes/supervisor.ts';

type Persona = Readonly<{ dni: string; description: string }>;

const settingsFile = join(root, '.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data');
const ports = portsFromEnvironment(process.env);
let stopping = false;
const supervisor = new Supervisor({ logDir: join(dataDir, 'logs'), onGiveUp: fail });

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

const group = services(ports, dataDir);
for (const service of group) {
  if (!(await isPortFree(service.port))) {
    console.error(
      `Port ${service.port}, where ${service.title} would listen, is taken: stop what runs there, or set ${service.name.toUpperCase()}_PORT.`,
    );
    process.exit(1);
  }
}
try {
  buildClientIfNeeded();
  for (const service of group) await supervisor.start(service);
  await announce();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function announce(): Promise<void> {
  console.log(`
Préstamos Prendarios is running.

  the application   ${local(ports.gateway)}
  GraphQL           ${local(ports.gateway, '/playground')}
  for developers    ${local(ports.gateway, '/developers')}
  the bank's API    ${local(ports.bank, '/api/docs')}
  messages sent     ${local(ports.bank, '/outbox')}   (phone codes are read here)
  logs, data        ${dataDir}

Demo profile: biometry and confirmation are open all day; in production they open from 7 to 23 h.
Try it with one of these DNI numbers (any other is scored by the rule):
${(await personas()).map(({ dni, description }) => `  ${dni}  ${description}`).join('\n')}

Ctrl-C stops everything.`);
}

function local(port: number, path = ''): string {
  return `http://localhost:${port}${path}`;
}

async function personas(): Promise<Persona[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.bank}/demo/personas`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own bank answers its own persona table
  return answer.ok ? ((await answer.json()) as Persona[]) : [];
}

/** Prints why the group cannot go on, stops it and leaves with an error. */
function fail(message: string): void {
  console.error(`\n${message}\n`);
  void stop(1);
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await supervisor.stop();
  process.exit(code);
}
