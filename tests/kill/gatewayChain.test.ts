import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { gatewayChain } from './gatewayChain.ts';
import { Tally } from './Tally.ts';

const DATA = {
  currentSimulation: { status: 'APPROVED' },
  payload: { simulation: { id: 's' }, proposal: { id: 'p' }, userErrors: [] },
};

it('an overloaded gateway is asked again, for a read as for a write', async () => {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const isBusy = requests % 2 === 1;
    request.resume();
    response.writeHead(isBusy ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isBusy ? { statusCode: 503, code: 'UNAVAILABLE' } : { data: DATA }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens at a port
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tally = new Tally({ up: async () => undefined });
  await gatewayChain(url, '30111222', tally);
  expect(tally.acknowledged.map(({ kind }) => kind)).toEqual(['simulation', 'proposal', 'address', 'code']);
  expect(requests).toBe(10);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
