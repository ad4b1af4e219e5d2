import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type DocumentNode, Kind, parse } from 'graphql';
import { type ErrorCode, ERROR_CODES } from './errorCodes.ts';
import { schemaText } from '../schema/schemaFile.ts';

type UserErrorRow = Readonly<{ code: string; means: string; origin: string }>;

const ORIGIN = /\(([^()]*)\)[^()]*$/;

/** The codes that a payload's `userErrors` may have, as the schema describes them. */
export function userErrorRows(schema: DocumentNode = parse(schemaText)): UserErrorRow[] {
  const codes = schema.definitions.find(
    (node) => node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === 'UserErrorCode',
  );
  if (codes?.kind !== Kind.ENUM_TYPE_DEFINITION) return [];
  return (codes.values ?? []).map(({ name, description }) => {
    const means = description?.value ?? '';
    return { code: name.value, means, origin: ORIGIN.exec(means)?.[1] ?? 'gateway' };
  });
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>');

const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell, at) => (at === 0 ? `<th scope="row" id="${cell}"><code>${cell}</code></th>` : `<td>${escaped(cell)}</td>`)).join('')}</tr>`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`;

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin-bottom:2rem}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid}
code{font-size:.9em}thead th{white-space:nowrap}div{overflow-x:auto}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function errorsPage(): string {
  const errors: [string, ErrorCode][] = Object.entries(ERROR_CODES);
  const outer = errors.map(([code, { origin, status, means, todo }]) => [code, origin, status, means, todo]);
  const inner = userErrorRows().map(({ code, means, origin }) => [code, origin, means]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error codes of the gateway</title><style>${STYLE}</style></head><body>
<h1>Error codes</h1>
<p>Every answer names its request in <code>x-request-id</code>; errors repeat it in <code>extensions.requestId</code>. The log has it too.</p>
<h2>What a person can act on: <code>userErrors</code> of a payload</h2>
<p>The answer is a success, status 200. Show <code>message</code>, in Spanish and fit for people, at the field that <code>path</code> names; decide by <code>code</code>, never by the words.</p>
<div>${table(['Code', 'Origin', 'Meaning'], inner)}</div>
<h2>What nobody can act on: <code>errors[].extensions.code</code>, and <code>code</code> of an HTTP refusal</h2>
<p>Status 200 is that of an <code>application/json</code> answer whose request arrived well; clients that accept <code>application/graphql-response+json</code> see the other one.</p>
<div>${table(['Code', 'Origin', 'Status', 'Meaning', 'What to do'], outer)}</div>
</body></html>`;
}

export function errorsPageRoute(app: FastifyInstance): void {
  const page = errorsPage();
  app.get('/errors', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
