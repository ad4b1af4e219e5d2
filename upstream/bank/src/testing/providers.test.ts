import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { providers } from './providers.ts';

let started: Awaited<ReturnType<typeof providers>> | undefined;
afterEach(() => started?.stop());

describe('the stand-ins for the mail server and the SMS provider', () => {
  it.each([
    ['mail', ['EHLO bank', 'MAIL FROM:<bank@bank.example>']],
    ['SMS', ['POST /send HTTP/1.1\r\nHost: phones\r\nExpect: 100-continue\r\nContent-Length: 100\r\n']],
  ])('continue to serve after a bank is killed during a message (%s)', async (kind, lines) => {
    started = await providers();
    const { settings, taken } = started;
    const port = Number(new URL(kind === 'mail' ? settings.SMTP_URL : settings.SMS_URL).port);
    const socket = connect(port, '127.0.0.1');
    if (kind === 'mail') await once(socket, 'data');
    for (const line of lines) {
      socket.write(`${line}\r\n`);
      await once(socket, 'data');
    }
    socket.resetAndDestroy();
    await once(socket, 'close');

    const greeting = connect(Number(new URL(settings.SMTP_URL).port), '127.0.0.1');
    expect(String(await once(greeting, 'data'))).toContain('220');
    greeting.destroy();
    const body = JSON.stringify({ id: 'one', text: 'Tu código es 1234' });
    expect((await fetch(settings.SMS_URL, { method: 'POST', body })).status).toBe(200);
    expect([...taken]).toEqual([['one', 'Tu código es 1234']]);
  });
});
