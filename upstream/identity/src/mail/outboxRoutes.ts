import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BankLook } from '../bankLook.ts';
import { escapeHtml, page, pageHeaders } from '../html.ts';
import type { Identity } from '../identity.ts';
import { normalEmail } from '../users/attributes.ts';
import { type SentMail, sentMails } from './outbox.ts';

const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const article = (mail: SentMail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>Para <strong>${escapeHtml(mail.to)}</strong> · <time datetime="${mail.sentAt}">${moment.format(new Date(mail.sentAt))}</time></p>
${mail.code === null ? '' : `<p class="code">${escapeHtml(mail.code)}</p>`}
<p>${escapeHtml(mail.body)}</p>
</article>`;

function outboxPage(look: BankLook, mails: readonly SentMail[], isRefreshing: boolean): string {
  const toggle = isRefreshing
    ? '<a href="/outbox">Dejar de actualizar</a>'
    : '<a href="/outbox?auto=1">Actualizar solo</a>';
  return page(
    look,
    'Correos enviados',
    `<h1>Correos enviados</h1>
<p>En la demostración los correos no salen: se leen acá. ${toggle}</p>
${mails.map(article).join('\n') || '<p>Todavía no se envió ningún correo.</p>'}`,
    isRefreshing ? '<meta http-equiv="refresh" content="4">' : '',
  );
}

const query = z.object({ to: z.string().max(254).optional(), auto: z.string().optional() });

/** Serves sent mails as a page at /outbox and as JSON at /outbox.json; `?to=` filters by recipient. Demo only. */
export function outboxRoutes(app: FastifyInstance, identity: Identity): void {
  const { look } = identity.settings;
  const mailsFor = (to: string | undefined) =>
    sentMails(identity.database, to === undefined ? undefined : normalEmail(to));

  app.get('/outbox', (request, reply) => {
    const { to, auto } = query.parse(request.query);
    return reply.headers(pageHeaders(look)).send(outboxPage(look, mailsFor(to), auto === '1'));
  });
  app.get('/outbox.json', (request, reply) => {
    const { to } = query.parse(request.query);
    return reply.header('cache-control', 'no-store').send({ messages: mailsFor(to) });
  });
}
