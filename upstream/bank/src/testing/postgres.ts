import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, whenGone } from '@prendarios/servers/testing/whenGone';
import pg from 'pg';
import { z } from 'zod';

const VERSIONS = '/usr/lib/postgresql';

export type TestPostgres = {
  /** Creates a new, empty database and returns its address. */
  newDatabase: () => Promise<string>;
  /** 'immediate': like a crash, with recovery from the log. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>;
  stop: () => Promise<void>;
};

function run(command: string, args: string[], account: Account = null): void {
  const done = spawnSync(command, args, {
    encoding: 'utf8',
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive' },
    ...account,
  });
  if (done.status !== 0) {
    throw new Error(`${command} failed: ${done.error?.message ?? ''}${done.stdout}${done.stderr}`);
  }
}

const newestBinaries = (folder: string): string | null => {
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  const newest = versions
    .filter((version) => existsSync(join(folder, version, 'bin', 'initdb')))
    .toSorted((one, other) => Number(other) - Number(one))[0];
  return newest === undefined ? null : join(folder, newest, 'bin');
};

/** Returns Debian's PostgreSQL, installed if missing; a lock makes parallel test files wait. */
export function postgresBinaries(folder = VERSIONS): string {
  const found = newestBinaries(folder);
  if (found !== null) return found;
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-q'];
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', ...wait, '--no-install-recommends', 'postgresql']);
  const installed = newestBinaries(folder);
  if (installed === null) throw new Error('PostgreSQL cannot be found after its installation.');
  return installed;
}

/**
 * Returns Debian's PostgreSQL user if this process is root, because the server refuses to run as root; otherwise null.
 */
async function serverAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return null;
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((text) => text.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('The user postgres does not exist.');
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Copies a database without connections and returns the copy's address. */
export async function copyOf(address: string): Promise<string> {
  const beside = (name: string) => String(new URL(`/${name}`, address));
  const copy = `test_${randomUUID()}`;
  const client = new pg.Client(beside('postgres'));
  await client.connect();
  await client.query(`create database "${copy}" template "${new URL(address).pathname.slice(1)}"`);
  await client.end();
  return beside(copy);
}

/** Starts a PostgreSQL server for one test file, in a directory deleted with it. */
export async function testPostgres(): Promise<TestPostgres> {
  const bin = postgresBinaries();
  const account = await serverAccount();
  const folder = await mkdtemp(join(tmpdir(), 'bank-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'bank', '--auth=trust', '-N', '-E', 'UTF8', '--locale=C.UTF-8'],
    account,
  );
  const options = [
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60`,
    // Durability is not needed, because the data is deleted with the test. No vacuum runs during tests.
    '-c fsync=off -c full_page_writes=off -c autovacuum=off',
    '-c shared_buffers=256MB -c max_wal_size=4GB',
  ].join(' ');
  const start = ['-D', data, '-o', options, '-w', '-t', '60', '-l', join(folder, 'log')];
  run(join(bin, 'pg_ctl'), [...start, 'start'], account);
  const stopping = whenGone(
    '"$1" -D "$2/data" -m immediate -w stop; rm -rf "$2"',
    [join(bin, 'pg_ctl'), folder],
    account,
  );
  const address = (database: string) => `postgres://bank@127.0.0.1:${port}/${database}`;
  return {
    newDatabase: () => copyOf(address('template1')),
    restart: async (mode) => {
      const given = { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, ...account };
      await promisify(execFile)(join(bin, 'pg_ctl'), [...start, '-m', mode, 'restart'], given);
    },
    stop: stopping.end,
  };
}
