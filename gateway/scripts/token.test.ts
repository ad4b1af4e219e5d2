import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'token.ts');

let asked: unknown;
let server: Server;
let port: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked = JSON.parse(body);
      const isKnown = body.includes('vendedor@ceibo.example');
      response.statusCode = isKnown ? 200 : 400;
      response.end(
        JSON.stringify(isKnown ? { AuthenticationResult: { IdToken: 'the.token' } } : { __type: 'x' }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an AddressInfo
  port = String((server.address() as AddressInfo).port);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const token = (mail: string, environment: Record<string, string> = { IDENTITY_PORT: port }) =>
  run(process.execPath, [script, mail], {
    env: { ...process.env, IDENTITY_ENDPOINT: '', IDENTITY_CLIENT_ID: '', ...environment },
  });

describe('token.ts', () => {
  it.each([
    ['port', () => ({ IDENTITY_PORT: port })],
    ['address', () => ({ IDENTITY_PORT: '1', IDENTITY_ENDPOINT: `http://127.0.0.1:${port}` })],
  ])("prints a demo user's token, given the identity service's %s", async (_by, environment) => {
    expect((await token('vendedor@ceibo.example', environment())).stdout).toBe('the.token\n');
    expect(asked).toMatchObject({
      ClientId: 'localwebclient',
      AuthParameters: { USERNAME: 'vendedor@ceibo.example', PASSWORD: 'prendarios-demo' },
    });
  });

  it('fails with a message for unknown users', async () => {
    await expect(token('nadie@ceibo.example')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('No token for nadie@ceibo.example'),
    });
  });
});
