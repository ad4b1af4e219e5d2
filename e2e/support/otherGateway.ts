import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CLIENT_ID } from './session.ts';

type OtherGateway = Readonly<{ origin: string; close: () => void }>;

const root = join(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Starts a second gateway for the same bank and identity service, with different settings, such as a flag. */
export async function otherGateway(settings: Record<string, string>): Promise<OtherGateway> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const identity = `http://localhost:${process.env['E2E_IDENTITY_PORT']}`;
  const gateway = spawn(process.execPath, [join(root, 'gateway/src/main.ts')], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      IDENTITY_ISSUER: `${identity}/eu-central-1_LOCALDEV`,
      IDENTITY_CLIENT_ID: CLIENT_ID,
      BANK_API_URL: `http://127.0.0.1:${process.env['E2E_BANK_PORT']}/api`,
      ...settings,
    },
  });
  const isAlive = async () => (await fetch(`${origin}/healthz`).catch(() => null))?.ok === true;
  while (gateway.exitCode === null && !(await isAlive())) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (gateway.exitCode !== null) throw new Error(`The gateway stopped with ${gateway.exitCode}.`);
  return { origin, close: () => gateway.kill() };
}
