import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEMO_SERVICE_KEY } from './platform/settings.ts';
import { setSimulationAnswer, simulationAnswer } from './domain/api/simulation.ts';
import { simulation } from './testing/journey.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const headers = { 'x-service-key': DEMO_SERVICE_KEY, 'content-type': 'application/json' };
const running = new Set<ChildProcess>();
let dataDir = '';

type Started = { process: ChildProcess; output: () => string; ended: Promise<number | null> };

function spawnBank(
  environment: Record<string, string> = {},
  stdio: StdioOptions = ['ignore', 'pipe', 'pipe'],
): Started {
  let text = '';
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, DEMO_PROPOSALS: '0', ...environment },
    stdio,
  });
  running.add(child);
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(() => running.delete(child));
  return { process: child, output: () => text, ended };
}

async function ready(bank: Started): Promise<string> {
  const address = () => /bank ready at (\S+)/.exec(bank.output())?.[1];
  await Promise.race([expect.poll(address, { interval: 50 }).toBeDefined(), bank.ended]);
  const found = address();
  if (found === undefined) throw new Error(`it did not start:\n${bank.output()}`);
  return found;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bank-main-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the bank process', () => {
  it('keeps acknowledged writes after kill -9, and stops cleanly on SIGTERM', async () => {
    const first = spawnBank();
    const address = await ready(first);
    const uuids = [];
    for (let at = 0; at < 20; at += 1) {
      const response = await fetch(`${address}/api/simulation/set_simulation`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': `before-${at}` },
        body: JSON.stringify(simulation(String(30_800_800 + at))),
      });
      uuids.push(setSimulationAnswer.parse(await response.json()).uuid);
    }
    first.process.kill('SIGKILL');
    await first.ended;

    const second = spawnBank();
    const again = await ready(second);
    for (const uuid of uuids) {
      const response = await fetch(`${again}/api/simulation/get_simulation?id=${uuid}`, { headers });
      expect(simulationAnswer.parse(await response.json()).uuid).toBe(uuid);
    }
    const retried = await fetch(`${again}/api/simulation/set_simulation`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'before-0' },
      body: JSON.stringify(simulation('30800800')),
    });
    expect(setSimulationAnswer.parse(await retried.json()).uuid).toBe(uuids[0]);

    const third = spawnBank();
    expect(await third.ended).toBe(1);
    expect(third.output()).toMatch(/Another bank \(process \d+\) is using/);

    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(await readdir(dataDir)).not.toContain('bank.lock');
  });

  it('logs method, route pattern, status and time, and no personal data', async () => {
    const bank = spawnBank();
    const address = await ready(bank);
    await fetch(`${address}/api/proposal/get_proposal_by_dni`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ dni: '20000008' }),
    });
    await fetch(`${address}/api/person/get_tax_burdens?occupationId=77123456`, { headers });
    const line = z.object({ route: z.string(), method: z.string(), status: z.number(), ms: z.number() });
    const lines = () =>
      bank
        .output()
        .split('\n')
        .filter((text) => text.includes('answered'));
    await expect.poll(lines).toHaveLength(2);
    expect(line.parse(JSON.parse(lines()[0] ?? ''))).toMatchObject({
      method: 'POST',
      route: '/api/proposal/get_proposal_by_dni',
      status: 200,
    });
    expect(bank.output()).not.toMatch(/20000008|77123456|demo-service-key/);
    bank.process.kill('SIGTERM');
    await bank.ended;
  });

  it('exits with a one-sentence error if its port is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const bank = spawnBank({ PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await bank.ended).toBe(1);
    expect(bank.output().trim()).toBe(
      `The bank cannot start: port ${port} is taken. Choose another with PORT.`,
    );
    server.close();
  });

  it('exits with a one-sentence error if its database server does not respond', async () => {
    const bank = spawnBank({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/loans' });
    expect(await bank.ended).toBe(1);
    expect(bank.output()).toBe(
      'The bank cannot start: the database at 127.0.0.1:1 (DATABASE_URL) cannot be opened: ECONNREFUSED.\n',
    );
  });

  it('exits once its parent process has exited', async () => {
    const bank = spawnBank({}, ['ignore', 'pipe', 'pipe', 'ipc']);
    await ready(bank);
    bank.process.disconnect();
    expect(await bank.ended).toBe(0);
  });

  it('rejects a directory that is not a database, and leaves it unchanged', async () => {
    const other = await mkdtemp(join(tmpdir(), 'bank-damaged-'));
    await mkdir(join(other, 'bank'));
    await writeFile(join(other, 'bank', 'letter.txt'), 'mine');
    const bank = spawnBank({ DATA_DIR: other });
    expect(await bank.ended).toBe(1);
    expect(bank.output()).toContain('is not a database of this bank');
    expect(await readdir(join(other, 'bank'))).toEqual(['letter.txt']);
    expect(await readFile(join(other, 'bank', 'letter.txt'), 'utf8')).toBe('mine');
    await rm(other, { recursive: true });
  });
});
