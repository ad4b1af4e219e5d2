import { MAINTENANCE } from '@prendarios/rules/messages';
import { afterEach, expect, it } from 'vitest';
import { builtClient } from '../testing/builtClient.ts';
import { type Running, runGateway } from '../testing/gateway.ts';
import { Maintenance } from './maintenance.ts';

const HTML = { accept: 'text/html' };
const refused = { code: 'MAINTENANCE', message: MAINTENANCE.message };

let running: Running | undefined;
afterEach(() => running?.close());

it('maintenance replaces pages and data and ends without a restart [SH-05]', async () => {
  const client = await builtClient();
  const maintenance = new Maintenance(false);
  running = await runGateway({}, { maintenance }, { clientDist: client.folder });
  const { app, graphql } = running;
  const statuses = async () => [
    (await app.inject({ url: '/titular/cotizacion', headers: HTML })).statusCode,
    (await graphql({ query: '{ genders { id } }' })).statusCode,
    (await app.inject({ url: '/healthz' })).statusCode,
  ];
  expect(await statuses()).toEqual([200, 200, 200]);

  maintenance.toggle();
  expect(await statuses()).toEqual([503, 503, 200]);
  const answer = await graphql({ query: '{ genders { id } }' });
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'MAINTENANCE' } }] });
  expect(answer.headers['retry-after']).toBe('600');
  const file = await app.inject({ method: 'POST', url: '/files/pre-upload?x=1' });
  expect(file.json()).toMatchObject(refused);

  maintenance.toggle();
  expect(await statuses()).toEqual([200, 200, 200]);
  await client.remove();
});
