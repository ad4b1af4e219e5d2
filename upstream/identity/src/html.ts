import { createHash } from 'node:crypto';
import { type BankLook, markOf, styleOf } from './bankLook.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Renders a page in the bank's brand, without scripts; the policy allows its style sheet by hash. `body` is HTML. */
export const page = (look: BankLook, title: string, body: string, head = ''): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${escapeHtml(`${title} · ${look.name}`)}</title>
<style>${styleOf(look)}</style>
</head>
<body>
<header>${markOf(look)}${escapeHtml(look.name)}</header>
<main>
${body}
</main>
</body>
</html>`;

/** Returns the headers of a page; `formTargets`: origins to which a form may redirect. */
export const pageHeaders = (look: BankLook, formTargets: readonly string[] = []): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleOf(look)).digest('base64')}'`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  // Not 'no-referrer', which would hide the origin of the page's own form.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
});
