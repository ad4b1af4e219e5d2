import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { json } from '../testing/bankStandIn.ts';
import { runGateway } from '../testing/gateway.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
});
const exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

/** A collector that records what it receives. */
let collector: Server;
let endpoint: string;
let bodies: string[] = [];
beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      bodies.push(`${request.url ?? ''} ${text}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${z.object({ port: z.number() }).parse(collector.address()).port}`;
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

function spans() {
  return bodies.flatMap((body) =>
    exported
      .parse(JSON.parse(body.slice(body.indexOf(' '))))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
}

describe('traces', () => {
  it('have a span for the request and for each call to the bank, which receives the trace', async () => {
    bodies = [];
    const gateway = await runGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    let tries = 0;
    gateway.bank.script = ({ url }, response) => {
      if (url.includes('get_genders')) return json(response, 200, []);
      tries += 1;
      return json(response, tries === 1 ? 503 : 200, []);
    };
    const before = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
    await gateway.graphql({ query: '{ provinces { id } genders { id } }' }, before);
    const sent = gateway.bank.received.map(({ headers }) => String(headers['traceparent']));
    await gateway.close();

    expect(bodies.map((body) => body.split(' ')[0])).toEqual(['/v1/traces']);
    const [request, ...others] = spans().filter(({ name }) => name === 'POST /graphql');
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
    });
    const calls = spans().filter(({ name }) => name.startsWith('bank '));
    expect(calls.map(({ name }) => name).toSorted()).toEqual([
      'bank getGenders',
      'bank getStates',
      'bank getStates',
    ]);
    expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual(calls.map(() => request?.spanId));
    expect(sent.toSorted()).toEqual(
      calls.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`).toSorted(),
    );
  });

  it('of concurrent requests do not mix, and contain only their routes', async () => {
    bodies = [];
    const gateway = await runGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    gateway.bank.script = (_request, response) => json(response, 200, []);
    const query = (id: number) => ({ query: `{ cities(provinceId: ${31_987_000 + id}) { id } }` });
    await Promise.all([1, 2, 3, 4].map((id) => gateway.graphql(query(id))));
    await gateway.close();
    const calls = spans().filter(({ name }) => name === 'bank getCities');
    expect(new Set(calls.map(({ parentSpanId }) => parentSpanId)).size).toBe(4);
    expect(new Set(calls.map(({ traceId }) => traceId)).size).toBe(4);
    expect(bodies.join()).not.toContain('31987');
  });

  it('load no SDK without a collector', async () => {
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
      const { buildGateway } = await import(${JSON.stringify(new URL('../app.ts', import.meta.url).href)});
      const { readSettings } = await import(${JSON.stringify(new URL('../settings.ts', import.meta.url).href)});
      const close = async (env) => (await buildGateway({ ...readSettings({ LOG_LEVEL: 'silent', ...env }), clientDist: '/nonexistent' })).close();
      // @prometheus-io/client loads the small API package; only the SDK is expensive.
      const count = () => loaded.filter((url) => /@opentelemetry.(?!api.)/.test(url)).length;
      await close({});
      const off = count();
      await close({ OTEL_EXPORTER_OTLP_ENDPOINT: '${endpoint}' });
      console.log(JSON.stringify({ off, on: count() }));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    const counts = z.object({ off: z.number(), on: z.number() }).parse(JSON.parse(stdout));
    expect(counts.off).toBe(0);
    expect(counts.on).toBeGreaterThan(0);
  });
});
