import { EXPORT_CAPPED_NOTE, EXPORT_LIMIT } from '@prendarios/rules/proposalsExport';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractAlone, json, type Script } from '../testing/bankStandIn.ts';
import { type Running, runGateway } from '../testing/gateway.ts';
import { TestIdentity } from '../testing/identity.ts';

const itemOf = (number: number) => ({
  proposalNumber: number,
  proposalUuid: '00000000-0000-4000-8000-000000000001',
  creationDate: '2026-11-20T15:00:00.000Z',
  documentNumber: '30111222',
  pointOfSale: { code: '01010', business_name: '=CMD|calc;', city: 'CABA' },
  vehicle: {
    vehicleType: 'A',
    brandName: 'FIAT',
    modelName: 'CRONOS',
    fuelYear: { year: 2024, price: 1, zeroKm: false, valid: true },
    purchaseValue: 30_000_000,
  },
  flow: { status: 'C', flowPhase: [] },
  genderType: 'F',
  ownerName: 'ELENA ÁLVAREZ',
  amount: 1_200_000.4,
  stageSince: '2026-11-20T15:00:00.000Z',
});

const bankOf = (count: number, failsAt = Number.POSITIVE_INFINITY): Script =>
  contractAlone((request, response) => {
    if (request.url.includes('get_flow_phases')) return json(response, 200, []);
    const page = Number(new URL(request.url, 'http://bank').searchParams.get('lastKey') ?? 0);
    if (page >= failsAt) return json(response, 500, { statusCode: 500, code: 'X', message: 'x' });
    const size = Math.min(10, count - page * 10);
    const items = Array.from({ length: size }, (_none, at) => itemOf(page * 10 + at + 1));
    return json(response, 200, { items, lastKey: (page + 1) * 10 < count ? String(page + 1) : null });
  });

let identity: TestIdentity;
beforeAll(async () => {
  identity = await TestIdentity.start();
  return () => identity.close();
});

let gateway: Running;
let url: string;
let token: string;
beforeEach(async () => {
  gateway = await runGateway(identity.environment);
  url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  token = await identity.token({ sub: 'u', email: 'a@b.example', 'cognito:groups': ['seller'] }, new Date());
});
afterEach(() => gateway.close());

type Asked = { headers?: Record<string, string>; signal?: AbortSignal };

const ask = (body: unknown = { filter: null }, { headers = {}, signal }: Asked = {}) =>
  fetch(`${url}/files/proposals.csv`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    ...(signal && { signal }),
  });
const pages = () => gateway.bank.received.filter(({ url: asked }) => asked.includes('get_proposals'));

describe('the list export [RT-38]', () => {
  it('has all pages, with masked documents and no formulas', async () => {
    gateway.bank.script = bankOf(23);
    const answer = await ask({ filter: { status: 'CANCELLED', documentNumber: '30111222' } });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="propuestas.csv"',
      'cache-control': 'no-store',
    });
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(24);
    expect(lines[0]).toBe(
      'Propuesta;Fecha;Etapa;Días en la etapa;Le toca a;A corregir;Titular;Documento;Vehículo;Monto;Pago estimado;Punto de venta;Identificador',
    );
    expect(lines[1]).toMatch(
      /^1;20\/11\/2026;Cancelada;;;;Elena Álvarez;DNI 30\.•••\.••2;Fiat Cronos · Usado 2024;1200000;;"'=/,
    );
    expect(lines.join('')).not.toContain('30111222');
    expect(pages().map(({ url: asked }) => asked)).toEqual([
      '/api/proposals/get_proposals?documentNumber=30111222&status=canceled',
      '/api/proposals/get_proposals?documentNumber=30111222&status=canceled&lastKey=1',
      '/api/proposals/get_proposals?documentNumber=30111222&status=canceled&lastKey=2',
    ]);
    expect(pages()[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it('shows an open proposal’s days in the stage, next actor, corrections and payment date', async () => {
    const item = {
      ...itemOf(1),
      flow: {
        status: 'A',
        flowPhase: [
          {
            name: 'RE_LOAD_DOCUMENTATION',
            status: 'ACTIVE',
            steps: [{ name: 'SELLER_CBU', status: 'ACTIVE' }],
          },
        ],
      },
      observedParties: ['SELLER'],
      sentBackDocuments: [{ type: 'SELLER_CBU', label: 'Constancia de CBU', reason: 'Falta una parte' }],
      stageSince: new Date().toISOString(),
      expectedPaymentOn: '2026-12-03',
    };
    gateway.bank.script = contractAlone((request, response) =>
      json(response, 200, request.url.includes('get_flow_phases') ? [] : { items: [item], lastKey: null }),
    );
    const cells = (await (await ask()).text()).split('\r\n')[1]?.split(';') ?? [];
    expect(cells.slice(3, 6)).toEqual(['0', 'Vendedor', 'Constancia de CBU: Falta una parte']);
    expect(cells[10]).toBe('03/12/2026');
  });

  const ABILITIES = {
    pageSizes: [10],
    sorts: ['NEWEST'],
    searchesNames: true,
    filtersByActor: true,
    filtersByTarget: true,
    filtersByAssignee: true,
  };

  it('names who follows up a proposal if the bank states it', async () => {
    const item = { ...itemOf(1), assignee: { name: 'DIEGO LUNA', isUser: false } };
    gateway.bank.script = (request, response) =>
      json(
        response,
        200,
        request.url.includes('list-abilities')
          ? ABILITIES
          : request.url.includes('get_flow_phases')
            ? []
            : { items: [item, { ...itemOf(2), assignee: null }], lastKey: null },
      );
    const lines = (await (await ask()).text()).trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(';').at(-1))).toEqual(['La tiene', 'Diego Luna', '']);
  });

  it('has no names for applicants', async () => {
    gateway.bank.script = bankOf(1);
    const claims = { sub: 'u', email: 'a@b.example', 'cognito:groups': [] };
    token = await identity.token(claims, new Date());
    const text = await (await ask()).text();
    expect(text).not.toContain('Titular');
    expect(text).not.toContain('Elena');
  });

  it('has only its header if no proposal matches the filter', async () => {
    gateway.bank.script = bankOf(0);
    expect((await (await ask()).text()).trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('stops at its limit and ends with a note', async () => {
    gateway.bank.script = bankOf(EXPORT_LIMIT + 5);
    const lines = (await (await ask()).text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(EXPORT_LIMIT + 2);
    expect(lines.at(-1)).toBe(EXPORT_CAPPED_NOTE);
    expect(pages()).toHaveLength(EXPORT_LIMIT / 10);
  });

  it('drops the connection if the bank fails midway, so that no incomplete file is saved', async () => {
    gateway.bank.script = bankOf(100, 3);
    const answer = await ask();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it('stops calling the bank when the client disconnects', async () => {
    const gone = new AbortController();
    let asked = 0;
    const script = bankOf(100_000);
    gateway.bank.script = async (request, response) => {
      if (request.url.includes('get_proposals')) asked += 1;
      if (asked === 3) {
        gone.abort();
        await new Promise((resolve) => response.once('close', resolve));
        return;
      }
      await script(request, response);
    };
    const answer = await ask({ filter: null }, { signal: gone.signal });
    await expect(answer.text()).rejects.toThrow();
    await gateway.app.close();
    expect(asked).toBe(3);
  });

  it.each([
    ['a guest', { authorization: '' }, 401],
    ['an invalid token', { authorization: 'Bearer x' }, 401],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('is rejected for %s without calling the bank', async (_name, headers, status) => {
    const answer = await ask({ filter: null }, { headers });
    expect(answer.status).toBe(status);
    expect(gateway.bank.received).toHaveLength(0);
  });

  it.each([
    [{ filter: { status: 'X' } }],
    [{ filter: { extra: 1 } }],
    [{ filter: null, role: 'admin' }],
    ['x'],
  ])('is rejected with the body %j', async (body) => {
    expect((await ask(body)).status).toBe(400);
    expect(gateway.bank.received).toHaveLength(0);
  });

  it('returns 503 if the bank fails', async () => {
    gateway.bank.script = bankOf(10, 0);
    expect((await ask()).status).toBe(503);
  });

  it('is limited to six per minute', async () => {
    gateway.bank.script = bankOf(1);
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });
});
