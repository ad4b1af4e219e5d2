import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { PermanentFailure } from './queue.ts';
import { smsSender } from './smsSender.ts';
import { smtpSender } from './smtpSender.ts';
import { message, TestQueue } from '../../testing/testQueue.ts';
import { deliveryWorker } from './worker.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map(async (close) => close()));
});

type Mail = { from: string; to: string[]; source: string };

async function smtpServer(refuse?: { code: number; at: 'RCPT' | 'DATA' }) {
  const mails: Mail[] = [];
  const refusal = () => Object.assign(new Error('refused'), { responseCode: refuse?.code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse?.at === 'RCPT' ? refusal() : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse?.at === 'DATA') return done(refusal());
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const send = smtpSender({
    host: '127.0.0.1',
    port,
    secure: false,
    requireTls: false,
    from: { name: 'Banco Ñandú', address: 'avisos@ceibo.example' },
  });
  return { mails, send };
}

describe('email by SMTP', () => {
  it('arrives with its sender, recipient, subject, text and dedupe key', async () => {
    const { mails, send } = await smtpServer();
    await send(message('7d1f'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ from: 'avisos@ceibo.example', to: ['ana@example.com'] });
    const source = mails[0]?.source ?? '';
    expect(source).toContain('Message-ID: <7d1f@ceibo.example>');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toMatch(/Subject: =\?UTF-8\?Q\?Resumen_de_tu_pr=C3=A9stamo\?=/);
    expect(source).toContain('Este es tu resumen: $ 10.000.000,00');
  });

  it('cannot be redirected or given headers by its content', async () => {
    const { mails, send } = await smtpServer();
    await send(
      message('a', { subject: 'Hola\r\nBcc: otra@example.com', body: '.\r\nRCPT TO:<otra@example.com>' }),
    );
    expect(mails.map(({ to }) => to)).toEqual([['ana@example.com']]);
    expect(mails[0]?.source).not.toMatch(/^Bcc:/m);
  });

  it.each([
    [550, 'RCPT', true],
    [554, 'DATA', true],
    [451, 'RCPT', false],
    [452, 'DATA', false],
  ] as const)('rejected with %i at %s fails permanently: %s', async (code, at, isFinal) => {
    const { send } = await smtpServer({ code, at });
    const failure = await send(message('a')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof PermanentFailure).toBe(isFinal);
  });

  it('fails temporarily if no server listens', async () => {
    const { send } = await smtpServer();
    await Promise.all(closing.splice(0).map(async (close) => close()));
    const failure = await send(message('a')).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'ESOCKET' });
    expect(failure).not.toBeInstanceOf(PermanentFailure);
  });

  it('keeps its Message-ID when it is resent after a crash before it was marked as sent', async () => {
    const { mails, send } = await smtpServer();
    const queue = new TestQueue([message('7d1f')]);
    let now = Date.parse('2026-11-20T15:00:00Z');
    const worker = deliveryWorker({
      queue,
      senders: { EMAIL: send, SMS: send },
      clock: { now: () => new Date(now) },
      onError: () => undefined,
    });
    queue.crashOnMark = true;
    await expect(worker.runOnce()).rejects.toThrow('killed');
    queue.crashOnMark = false;
    now += 10 * 60_000;
    await worker.runOnce();
    const ids = mails.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]?.trim());
    expect(ids).toEqual(['<7d1f@ceibo.example>', '<7d1f@ceibo.example>']);
    expect(queue.row('7d1f').sentAt).not.toBeNull();
  });
});

type Asked = { method: string | undefined; headers: IncomingHttpHeaders; body: unknown };

/** Starts a provider that responds with these statuses in order; 0 never responds. */
async function provider(...statuses: number[]) {
  const asked: Asked[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked.push({ method: request.method, headers: request.headers, body: JSON.parse(await text(request)) });
    const status = statuses[asked.length - 1] ?? 200;
    if (status === 0) return;
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('{}');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(
    async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const pauses: number[] = [];
  const { port } = server.address() as AddressInfo;
  const send = smsSender({
    url: `http://127.0.0.1:${port}/sms`,
    header: { name: 'X-Api-Key', value: 'key-of-the-bank' },
    timeoutMs: 300,
    pause: async (ms) => void pauses.push(ms),
  });
  return { asked, pauses, send };
}
const sms = message('7d1f', {
  channel: 'SMS',
  to: '+5491155551234',
  subject: null,
  body: 'Tu código es 123456',
});

describe('SMS by HTTP', () => {
  it('is posted as JSON with the configured header and the dedupe key', async () => {
    const { asked, send } = await provider(200);
    await send(sms);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': 'key-of-the-bank',
        'idempotency-key': '7d1f',
      },
      body: { id: '7d1f', to: '+5491155551234', text: 'Tu codigo es 123456' },
    });
  });

  it('uses the alphabet that allows 160 characters per message', async () => {
    const { asked, send } = await provider(200);
    await send({ ...sms, body: '¿Qué día? Muñoz pidió $\u00a010.000.000 más: ÁÉÍÓÚ' });
    expect(asked[0]?.body).toMatchObject({
      text: '¿Qué dia? Muñoz pidio $ 10.000.000 mas: AÉIOU',
    });
  });

  it.each([
    ['a server error', 503],
    ['too many requests', 429],
    ['a rejected key', 401],
    ['no response in time', 0],
    ['a redirect', 302],
  ])('is retried after %s, with the same dedupe key', async (_what, status) => {
    const { asked, pauses, send } = await provider(status, status, 200);
    await send(sms);
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['7d1f', '7d1f', '7d1f']);
    expect(pauses).toEqual([300, 600]);
  });

  it('fails temporarily after the third attempt', async () => {
    const { asked, send } = await provider(500, 500, 500, 200);
    const failure = await send(sms).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: '500' });
    expect(failure).not.toBeInstanceOf(PermanentFailure);
    expect(asked).toHaveLength(3);
  });

  it.each([400, 413, 422])('is not retried after %i', async (status) => {
    const { asked, send } = await provider(status);
    await expect(send(sms)).rejects.toThrow(PermanentFailure);
    expect(asked).toHaveLength(1);
  });
});
