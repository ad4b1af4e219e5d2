import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, serverAccount } from './postgres.ts';

const BINARY = '/usr/sbin/pgbouncer';

function install(): void {
  if (existsSync(BINARY)) return;
  const env = { PATH: process.env.PATH, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-q', '--no-install-recommends'];
  spawnSync('apt-get', ['update', '-q'], { env });
  const { stdout, stderr } = spawnSync('apt-get', ['install', ...wait, 'pgbouncer'], {
    env,
    encoding: 'utf8',
  });
  if (!existsSync(BINARY)) throw new Error(`No PgBouncer here: ${stdout}${stderr}`);
}

/** PgBouncer in transaction mode before one database: each transaction may get another connection. */
export async function testPooler(address: string): Promise<{ url: string; stop: () => Promise<void> }> {
  install();
  const { hostname, port: serverPort, pathname, username } = new URL(address);
  const folder = await mkdtemp(join(tmpdir(), 'bank-pooler-'));
  const account = await serverAccount();
  const port = await freePort();
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
  ];
  await writeFile(join(folder, 'pooler.ini'), settings.join('\n'));
  if (account) await chown(folder, account.uid, account.gid);
  const child: ChildProcess = spawn(BINARY, [join(folder, 'pooler.ini')], {
    cwd: '/',
    stdio: 'ignore',
    ...account,
  });
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await listening(url);
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Refused until it listens: it is tried again. */
async function listening(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error;
    }
  }
}
