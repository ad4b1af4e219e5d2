import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestBank, testBank } from '../../upstream/bank/src/testing/bank.ts';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { coverage, endpointsOf, gapsOf, namesOf, type OpenApi, type Row, tableOf } from './coverage.ts';
import { BY_FILE_ROUTE } from './coverageReasons.ts';

let bank: TestBank;
let gateway: Running;
let openApi: OpenApi;
let rows: Row[];
beforeAll(async () => {
  bank = await testBank();
  gateway = await runGateway();
  openApi = (await bank.app.inject('/api/docs/json')).json<OpenApi>();
  rows = await coverage(openApi);
});
afterAll(async () => {
  await gateway.close();
  await bank.close();
});

describe('every call of the bank', () => {
  it('[CA-01–CA-81] has a source, a field that names it, and a screen or the reason why none', () => {
    process.stdout.write(`${tableOf(rows)}\n`);
    expect(rows.length).toBeGreaterThanOrEqual(80);
    expect(gapsOf(rows)).toEqual([]);
  });

  it('that moves bytes has its route in the gateway', () => {
    const missing = Object.values(BY_FILE_ROUTE).filter((route) => {
      const [method, url] = route.split(' ') as ['GET' | 'POST' | 'PATCH', string];
      return !gateway.app.hasRoute({ method, url });
    });
    expect(missing).toEqual([]);
  });
});

describe('the check itself', () => {
  it('finds an endpoint that nothing stands for', async () => {
    const grown = { paths: { ...openApi.paths, '/api/person/get_horoscope': { get: {} } } };
    expect(gapsOf(await coverage(grown))).toEqual([
      'GET /api/person/get_horoscope: no REST source makes this call',
      'GET /api/person/get_horoscope: no field says that it comes from it',
      'GET /api/person/get_horoscope: no screen uses it and coverageReasons.ts does not say why',
    ]);
  });

  it('finds a call that no field names any more', () => {
    const [row] = rows.filter(({ operations, fields }) => operations.length > 0 && fields.length > 0);
    if (row === undefined) throw new Error('no call is used');
    expect(gapsOf([{ ...row, fields: [] }])).toContain(
      `${row.endpoint}: no field says that it comes from it`,
    );
  });

  it('tells calls with the same last word apart', () => {
    const all = endpointsOf(openApi);
    const names = (path: string) => namesOf(all.find((one) => one.endsWith(path)) ?? '', all);
    expect(names('/contract/{id}/download')).toEqual(['contract/download']);
    expect(names('/contract/vivere/{id}/download')).toEqual(['vivere/download', 'contract/vivere/download']);
    expect(names('/places/get_states')).toEqual(['get_states', 'places/get_states']);
  });
});
