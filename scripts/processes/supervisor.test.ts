import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, vi } from 'vitest';
import { root, type Service } from './services.ts';
import { Supervisor } from './supervisor.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Writes more to its log than a pipe holds before it answers. */
const TALKATIVE = `
  import { createServer } from 'node:http';
  process.stdout.write('x'.repeat(1_000_000), () =>
    createServer((_request, response) => response.end()).listen(process.env.PORT, '127.0.0.1'));
`;

it('keeps a service running when its log cannot be written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  const main = join(folder, 'service.mjs');
  writeFileSync(main, TALKATIVE);
  symlinkSync(join(folder, 'missing', 'bank.log'), join(folder, 'bank.log'));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const port = await freePort();
  const service: Service = {
    name: 'bank',
    title: 'the service',
    main: relative(root, main),
    port,
    healthPath: '/',
    environment: { PORT: String(port) },
  };
  const supervisor = new Supervisor({ logDir: folder, onGiveUp: (message) => expect.fail(message) });
  await supervisor.start(service);
  await supervisor.stop();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('the service goes on without a log: ENOENT'));
  said.mockRestore();
});
