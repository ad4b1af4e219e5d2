import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, services } from '../../scripts/processes/services.ts';
import { Supervisor } from '../../scripts/processes/supervisor.ts';

type Product = Readonly<{ url: string; close: () => Promise<void> }>;

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/**
 * Starts the three processes of `npm start` with the client as last built, on free ports and with temporary data. Also
 * sets the ports where the helpers of the journeys read them.
 * @throws if the client is not built or a process does not start
 */
export async function startProduct(): Promise<Product> {
  if (!existsSync(join(root, 'client/dist/.server/pages.js'))) {
    throw new Error("The client is not built: 'npm run build' first.");
  }
  const [bank, identity, gateway] = [await freePort(), await freePort(), await freePort()];
  process.env['E2E_GATEWAY_PORT'] = String(gateway);
  process.env['E2E_IDENTITY_PORT'] = String(identity);
  const dataDir = await mkdtemp(join(tmpdir(), 'prendarios-bench-'));
  const supervisor = new Supervisor({
    logDir: join(dataDir, 'logs'),
    onGiveUp: (message) => console.error(message),
  });
  const close = async () => {
    await supervisor.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  // The processes are outside the terminal's process group, so Ctrl-C would not stop them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(1)));
  }
  try {
    for (const service of services({ bank, identity, gateway }, dataDir)) await supervisor.start(service);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://localhost:${gateway}`, close };
}
