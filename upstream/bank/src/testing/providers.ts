import { createServer } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';

const sms = z.object({ id: z.string(), text: z.string() });

/**
 * Starts a mail server and an SMS provider that accept every message; `settings` make a bank use them. A bank that
 * exits during a message breaks only its own connection.
 */
export async function providers() {
  /** Accepted SMS texts by id, with which a provider detects repeated messages. */
  const taken = new Map<string, string>();
  const phones = createServer(async (request, response) => {
    try {
      const { id, text } = sms.parse(await json(request));
      taken.set(id, text);
      response.end();
    } catch {
      response.writeHead(400).end();
    }
  }).listen(0, '127.0.0.1');
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => done());
    },
  });
  mail.on('error', () => {});
  const mailServer = mail.listen(0, '127.0.0.1');
  for (const server of [phones, mailServer]) if (!server.listening) await once(server, 'listening');
  const portOf = (server: { address: () => unknown }) =>
    z.object({ port: z.number() }).parse(server.address()).port;
  return {
    taken,
    settings: {
      SMS_URL: `http://127.0.0.1:${portOf(phones)}/send`,
      SMTP_URL: `smtp://127.0.0.1:${portOf(mailServer)}?requireTLS=false`,
    },
    stop: async () => {
      phones.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => phones.close(resolve)),
        new Promise<void>((resolve) => {
          mail.close(resolve);
        }),
      ]);
    },
  };
}
