import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildClientIfNeeded } from './processes/builds.ts';
import { portsFromEnvironment } from './processes/checks.ts';
import { root, services } from './processes/services.ts';
import { Supervisor } from './processes/supervisor.ts';

// The three processes of `npm start`, restarted on source changes, with Vite's server for the client.
const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data');
const ports = portsFromEnvironment(process.env);
const supervisor = new Supervisor({
  logDir: join(dataDir, 'logs'),
  execArgv: ['--watch', '--watch-preserve-output'],
  onGiveUp: (message) => {
    console.error(message);
    void stop(1);
  },
});

await buildClientIfNeeded();
for (const service of services(ports, dataDir)) await supervisor.start(service);
console.log(`gateway http://localhost:${ports.gateway}, bank http://localhost:${ports.bank}`);
const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
  cwd: join(root, 'client'),
  stdio: 'inherit',
  env: { ...process.env, GATEWAY_URL: `http://127.0.0.1:${ports.gateway}` },
});
vite.once('exit', (code) => void stop(code ?? 0));
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

async function stop(code: number): Promise<void> {
  vite.kill('SIGTERM');
  await supervisor.stop();
  process.exit(code);
}
