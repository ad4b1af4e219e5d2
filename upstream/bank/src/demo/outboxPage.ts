import type { SentMessage } from '../platform/messages/outbox.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const card = (message: SentMessage) => `<li>
<p class="meta">${message.channel === 'SMS' ? 'Mensaje de texto' : 'Correo'} para <b>${escape(message.to)}</b>
<time datetime="${message.createdAt}">${moment.format(new Date(message.createdAt))}</time></p>
${message.subject ? `<h2>${escape(message.subject)}</h2>` : ''}
${message.code ? `<p class="code">${escape(message.code)}</p>` : ''}
<p>${escape(message.body).replaceAll('\n', '<br>')}</p>
</li>`;

/** Renders the messages that a bank would have sent, newest first; `auto` reloads the page every four seconds. */
export function outboxPage(bankName: string, messages: readonly SentMessage[], auto: boolean): string {
  const list = messages.length
    ? `<ol>${messages.map(card).join('\n')}</ol>`
    : '<p>Todavía no se envió ningún mensaje.</p>';
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${auto ? '<meta http-equiv="refresh" content="4">' : ''}
<title>Mensajes enviados · ${escape(bankName)}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 1rem; }
ol { list-style: none; margin: 0; padding: 0; }
li { border: 1px solid #8888; border-radius: .75rem; margin: 1rem 0; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin: .5rem 0; }
.meta { margin: 0; } time { float: right; }
.code { font: 700 2rem/1.2 ui-monospace, monospace; letter-spacing: .2em; margin: .5rem 0; }
</style>
</head>
<body>
<main>
<h1>Mensajes enviados</h1>
<p>En la demostración los mensajes no salen: se leen acá.
<a href="/outbox${auto ? '' : '?auto=1'}">${auto ? 'Dejar de actualizar' : 'Actualizar solo'}</a></p>
${list}
</main>
</body>
</html>`;
}
