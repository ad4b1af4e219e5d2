import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { whenGone } from './whenGone.ts';

const BINARIES = ['/usr/bin/valkey-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'];

export type TestRedis = {
  url: string;
  client: Redis;
  /** Kills the server. */
  stop: () => Promise<void>;
};

/** Returns the path of Debian's Redis or Valkey; installs Redis if both are missing. */
export function redisBinary(): string {
  const found = () => BINARIES.find((path) => existsSync(path));
  const known = found();
  if (known !== undefined) return known;
  const env = { PATH: process.env['PATH'], DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-q', '--no-install-recommends'];
  spawnSync('apt-get', ['update', '-q'], { env });
  const { stdout, stderr } = spawnSync('apt-get', ['install', ...wait, 'redis-server'], {
    env,
    encoding: 'utf8',
  });
  const installed = found();
  if (installed === undefined) throw new Error(`No Redis here: ${stdout}${stderr}`);
  return installed;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a real server without persistence for one test. */
export async function testRedis(): Promise<TestRedis> {
  const path = redisBinary();
  const folder = await mkdtemp(join(tmpdir(), 'gateway-redis-'));
  const port = await freePort();
  const child: ChildProcess = spawn(
    path,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: 'ignore' },
  );
  const ending = whenGone('kill -9 "$1"; rm -rf "$2"', [String(child.pid), folder]);
  const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 50, maxRetriesPerRequest: null });
  // Connections are refused, and retried, until the server listens.
  client.on('error', () => undefined);
  await client.ping();
  return {
    url: `redis://127.0.0.1:${port}`,
    client,
    stop: async () => {
      client.disconnect();
      const isGone = child.exitCode === null && child.signalCode === null && once(child, 'exit');
      await ending.end();
      await isGone;
    },
  };
}
