import { z } from 'zod';
import type { Bank } from '../domain/bank.ts';
import type { BankApp } from '../platform/platform.ts';
import { latestMessages } from '../platform/messages/outbox.ts';
import { outboxPage } from './outboxPage.ts';

/** Demo profile only: serves the page that shows phone codes (docs/domain.md#phone-codes). */
export function outboxRoutes(app: BankApp, bank: Bank): void {
  const schema = { hide: true, querystring: z.object({ auto: z.string().optional() }) };
  app.get('/outbox', { schema }, async (request, reply) => {
    const messages = await latestMessages(bank.sql);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      })
      .send(outboxPage(bank.settings.bankName, messages, request.query.auto === '1'));
  });
  app.get('/outbox.json', { schema }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await latestMessages(bank.sql)),
  );
}
