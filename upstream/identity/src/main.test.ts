import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn, signOut, confirmSignUp, signUp, fetchAuthSession } from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configureAmplify } from './testing/amplify.ts';

let directory: string;
const running = new Set<ReturnType<typeof launch>>();
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'identity-'));
});
afterEach(async () => {
  for (const each of running) {
    each.child.kill('SIGKILL');
    await each.ended;
  }
  running.clear();
  rmSync(directory, { recursive: true, force: true });
});

function launch(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: directory, LOG_LEVEL: 'silent', ...environment },
  });
  let output = '';
  let errors = '';
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      const address = /ready at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
  });
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output, errors })),
  );
  const launched = { child, ready, ended };
  running.add(launched);
  return launched;
}

describe('the identity process', () => {
  test('prints one line when ready and drains on SIGTERM', async () => {
    const { child, ready, ended } = launch({ PORT: '0' });
    const address = await ready;
    expect((await fetch(`${address}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    const { code, output } = await ended;
    expect(code).toBe(0);
    expect(output.trim().split('\n')).toEqual([`identity ready at ${address}`]);
  });

  test('reports in one sentence that its port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      }),
    );
    const { code, errors } = await launch({ PORT: String(port) }).ended;
    other.close();
    expect(code).toBe(1);
    expect(errors).toBe(
      `The identity stand-in cannot start: port ${port} is taken. Choose another with PORT.\n`,
    );
  });

  test('does not start in production', async () => {
    const { code, errors } = await launch({ PORT: '0', PROFILE: 'production' }).ended;
    expect(code).toBe(1);
    expect(errors).toContain('PROFILE: the stand-in is for the demo only');
  });

  test('keeps users, passwords and sessions after kill -9, and stores none of them in clear text', async () => {
    const first = launch({ PORT: '0' });
    const url = await first.ready;
    const issuer = 'http://localhost:0/eu-central-1_LOCALDEV';
    const settings = { poolId: 'eu-central-1_LOCALDEV', clientId: 'localwebclient', issuer };
    const kept = configureAmplify({ url, settings });
    const [username, password] = ['kill@correo.example', 'clave que sobrevive'];
    await signUp({ username, password, options: { userAttributes: { email: username } } });
    const answer = await fetch(`${url}/outbox.json?to=${username}`);
    const { messages } = (await answer.json()) as { messages: { code: string }[] };
    await confirmSignUp({ username, confirmationCode: messages[0]?.code ?? '' });
    await signIn({ username, password });
    first.child.kill('SIGKILL');
    await first.ended;

    const refreshToken = [...kept].find(([name]) => name.endsWith('.refreshToken'))?.[1] ?? 'missing';
    const onDisk = readdirSync(join(directory, 'identity')).map((name) =>
      readFileSync(join(directory, 'identity', name), 'latin1'),
    );
    expect(onDisk.join('')).toContain(username);
    for (const secret of [password, refreshToken]) expect(onDisk.join('')).not.toContain(secret);

    const second = launch({ PORT: new URL(url).port });
    await second.ready;
    expect((await fetchAuthSession({ forceRefresh: true })).tokens?.idToken).toBeDefined();
    await signOut();
    expect((await signIn({ username, password })).isSignedIn).toBe(true);
    await signOut();
  });
});
