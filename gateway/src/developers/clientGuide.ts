import { escapeHtml } from '@prendarios/rules/brandPage';
import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { LIMITS } from '../http/limits.ts';
import type { Settings } from '../settings.ts';
import { link, prose, table } from './page.ts';

export const SCHEMA_PATH = '/developers/schema.graphql';

const code = (text: string) => `<pre><code>${escapeHtml(text)}</code></pre>`;

const typesFor = (origin: string) => `curl -O ${origin}${SCHEMA_PATH}
npm install -D @graphql-codegen/cli @graphql-codegen/client-preset
cat > codegen.yml <<END
schema: schema.graphql
documents: src/**/*.{ts,tsx,graphql}
generates:
  src/generated/:
    preset: client
    config:
      scalars: { Cuil: string, Date: string, DateTime: string, Decimal: string, Dni: string, Email: string, Percentage: string }
END
npx graphql-codegen --config codegen.yml`;

const readWith = (origin: string) => `curl ${origin}/graphql \\
  -H 'content-type: application/json' \\
  -b guest.txt -c guest.txt \\
  --data-raw '{"query":"{ provinces { id name } }"}'`;

const limitRows = ({ rateLimits }: Settings) =>
  [
    ['Requests to /graphql', `${rateLimits.graphqlPerMinute} a minute`],
    ['Uploads and downloads', `${rateLimits.filesPerMinute} a minute`],
    ['Searches of people, companies and vehicles', `${rateLimits.lookupsPerMinute} a minute`],
    ['A request to /graphql', `${LIMITS.bodyBytes / 1024} kB`],
    ['A file', `${MAX_FILE_BYTES / 1024 ** 2} MB`],
    [
      'Depth, fields, aliases, directives and tokens of an operation',
      'twice the largest of the client’s operations',
    ],
  ].map((cells) => ({ cells }));

/** Returns the part of the index page about using the schema from another client. */
export function clientGuide(settings: Settings): string {
  const origin = settings.publicOrigin ?? `http://localhost:${settings.port}`;
  return `<h2 id="client">Use it from another client</h2>
<h3 id="schema-file">Schema and types</h3>
<p><a href="${SCHEMA_PATH}" download>Download schema.graphql</a>. This generates TypeScript types for the operations of another client:</p>
${code(typesFor(origin))}
<h3 id="curl">A request</h3>
${code(readWith(origin))}
<p>${prose('Requests are `POST` with `content-type: application/json`; pages of other sites are refused. A write may have a header `Idempotency-Key`: sent again under the same key, it happens once. The playground copies each operation as such a command.')}</p>
<h3 id="authentication">Authentication</h3>
<p>${prose('A guest needs nothing: the answer that starts a simulation sets the cookie `guest`, which gives access to what this browser started. Keep it as a secret.')}</p>
<p>${prose('A user sends an ID token of the identity service with every request, `Authorization: Bearer <token>`, and the cookie of the first answer; without the cookie a token works for two minutes. In the demo, choose a user under As in the playground and copy an operation: the command has the token.')}</p>
<h3 id="client-errors">Errors</h3>
<p>Decide by code: ${link('/errors#user-errors', 'user errors')} are data of a mutation, ${link('/errors#errors', 'all others')} are in <code>errors</code>.</p>
<h3 id="limits">Limits</h3>
${table('For each guest or user', ['What', 'At most'], limitRows(settings))}
<p>${prose('More answers `RATE_LIMITED` with `Retry-After`. In production limits are lower, and only operations of the manifest are answered, by their hash: operations of another client have to be added to it.')}</p>
<h3 id="changes">Changes</h3>
<p>${prose('The schema has no versions: gateway and client ship together, so a change applies at once and nothing is deprecated first. Download the schema at each release and generate the types again: what no longer fits fails to compile. The rules of the schema are in `docs/decisions/025-schema-rules.md`.')}</p>`;
}
