import { createHash } from 'node:crypto';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const style = `
:root { color-scheme: light dark; --line: #767676; --accent: #0b5c4a; }
@media (prefers-color-scheme: dark) { :root { --accent: #6fd3b8; } }
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 1rem; }
h1 { font-size: 1.4rem; margin: .5rem 0; } h2 { font-size: 1.1rem; margin: .25rem 0; }
article { border: 1px solid var(--line); border-radius: .75rem; margin: 1rem 0; padding: 1rem; overflow-wrap: anywhere; }
article p { margin: .25rem 0; white-space: pre-line; }
.code { font: 700 1.6rem/1.3 ui-monospace, monospace; letter-spacing: .1em; }
.sign-in { max-width: 24rem; margin: 10vh auto 0; }
label { display: block; font-weight: 600; margin: 1rem 0 .25rem; }
input { font: inherit; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; }
button { font: inherit; font-weight: 600; width: 100%; min-height: 2.75rem; margin-top: 1.5rem; border: 0; border-radius: .5rem; background: var(--accent); color: Canvas; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[role=alert] { border-left: .25rem solid #b3261e; padding: .5rem .75rem; }
`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A page of the stand-in, without scripts; its style sheet is allowed by hash. `body` is HTML. */
export const page = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;

/** Headers of every page; `formTargets` are the origins to which a form may redirect. */
export const pageHeaders = (formTargets: readonly string[] = []): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  // Not 'no-referrer', which would hide the origin of the page's own form.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
});
