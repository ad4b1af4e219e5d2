import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portsFromEnvironment, requireFolder, requireFreePorts } from './checks.ts';
import { services } from './services.ts';

const used = createServer();
let usedPort = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => used.listen(0, '127.0.0.1', resolve));
  const address = used.address();
  usedPort = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => used.close());

it('makes links in messages point to the gateway’s port', () => {
  const [bank] = services({ bank: 4101, identity: 4102, gateway: 4100 }, 'data');
  expect(bank.environment).toMatchObject({ PUBLIC_ORIGIN: 'http://localhost:4100' });
});

it('reports every port setting that is not a port', () => {
  expect(() => portsFromEnvironment({ GATEWAY_PORT: '80a', BANK_PORT: '70000', IDENTITY_PORT: '' })).toThrow(
    "BANK_PORT is '70000'. Set it to a port from 1 to 65535.\nGATEWAY_PORT is '80a'. Set it to a port from 1 to 65535.",
  );
});

it('reports every port in use and ports assigned twice', async () => {
  const group = services({ bank: usedPort, identity: 4198, gateway: 4198 }, 'data');
  await expect(requireFreePorts(group)).rejects.toThrow(
    `Port ${usedPort} for the bank is in use: stop that process or set BANK_PORT.\nIDENTITY_PORT and GATEWAY_PORT are both 4198.`,
  );
});

it.each([
  ['a file', '', 'which is a file. Set it to a folder.'],
  ['a folder below a file', '/below', 'which cannot be written (ENOTDIR). Set it to a folder of yours.'],
])('reports a data directory that is %s', (_what, below, words) => {
  const file = join(mkdtempSync(join(tmpdir(), 'start-')), 'file');
  writeFileSync(file, '');
  expect(() => requireFolder('DATA_DIR', `${file}${below}`)).toThrow(`DATA_DIR is ${file}${below}, ${words}`);
});
