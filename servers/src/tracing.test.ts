import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTracing } from './tracing.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number().optional() }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

let collector: Server;
let bodies: string[] = [];
let endpoint = '';
beforeEach(async () => {
  bodies = [];
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      bodies.push(text);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens at a port
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => void collector.close(resolve)));

describe('spans of a process', () => {
  it('name the process, continue the incoming trace and contain only routes and statuses', async () => {
    const tracing = startTracing('bank', endpoint);
    const app = Fastify();
    tracing.install(app);
    app.get('/proposals/:id', () => ({ traced: tracing.current() !== undefined }));
    app.get('/fails', () => Promise.reject(new Error('down')));
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const answer = await app.inject({ url: '/proposals/30111222?name=juana', headers: { traceparent } });
    expect(answer.json()).toEqual({ traced: true });
    await app.inject({ url: '/fails', headers: { traceparent: 'none' } });
    await app.close();
    await tracing.close();

    const [sent] = exported.parse(JSON.parse(bodies.join(''))).resourceSpans;
    expect(sent?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'prendarios-bank' },
    });
    const [given, failed] = sent?.scopeSpans[0]?.spans ?? [];
    expect(given).toMatchObject({
      name: 'GET /proposals/:id',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      attributes: expect.arrayContaining([{ key: 'http.response.status_code', value: { intValue: 200 } }]),
    });
    expect(failed).toMatchObject({ name: 'GET /fails', status: { code: 2 } });
    expect(failed?.parentSpanId ?? '').toBe('');
    expect(bodies.join('')).not.toMatch(/30111222|juana/);
  });
});
