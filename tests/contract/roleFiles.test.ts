import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '../../upstream/bank/src/testing/formalization.ts';
import { type Browsers, browsersOfRoles, type Phase, type Situation } from './roleBrowsers.ts';
import { type Role, ROLES } from './roleTable.ts';

type Ask = {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | FormData | string;
};
type Statuses = Readonly<Record<Role, number>>;
/** `anothers` is left out where an address names no proposal. */
type Row = Readonly<{
  ask: (proposal: string) => Ask;
  own: Statuses;
  anothers?: Statuses;
  phase?: Phase;
  why?: string;
}>;

let browsers: Browsers;
let selfie: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  browsers = await browsersOfRoles();
  // What a photo waits for: consents are nobody's to give in this table.
  await browsers.product.bank.sql.execute(sql`
    insert into contracts (proposal_uuid, status, consents, created_at, updated_at)
    select uuid, 'NOT_CREATED', '[{"kind": "BIOMETRICS", "textVersion": "1", "at": "2026-11-20T15:00:00.000Z"}]', now(), now()
    from proposals where phase = 'BIOMETRIA' on conflict do nothing`);
  selfie = new Uint8Array(Buffer.from(await photo(), 'base64'));
});
afterAll(() => browsers.close());

const all = (status: number): Statuses => ({
  guest: status,
  applicant: status,
  seller: status,
  sellerOfNone: status,
  admin: status,
});
/** As in the table of roles: what is not the caller's does not exist, and an admin reads only. */
const written = {
  own: { ...all(200), sellerOfNone: 404, admin: 403 },
  anothers: { ...all(404), admin: 403 },
};
const read = { own: { ...all(200), sellerOfNone: 404 }, anothers: { ...all(404), admin: 200 } };
const open = { own: all(200) };
/** Where documents are asked for. */
const uploading = { ...written, phase: 'DOCUMENTS_SENT_BACK' as const };
/** Where there is a contract. */
const signed = { ...read, phase: 'PLEDGE_INSCRIPTION' as const };

function form(): FormData {
  const data = new FormData();
  data.append('file', new Blob([selfie], { type: 'image/png' }), 'frente.png');
  return data;
}
const photoOf = (evidence: string) => (proposal: string) => ({
  method: 'POST' as const,
  path: `/files/biometry/${evidence}?proposal=${proposal}`,
  headers: { 'content-type': 'image/png' },
  body: selfie,
});
const gets = (path: (proposal: string) => string) => (proposal: string) => ({
  method: 'GET' as const,
  path: path(proposal),
});

/** Every route of the gateway outside GraphQL, by its method and address. */
const ROUTES: Readonly<Record<string, Row>> = {
  'POST /files/pre-upload': {
    ...uploading,
    ask: (proposal) => ({ method: 'POST', path: `/files/pre-upload?proposal=${proposal}`, body: form() }),
  },
  'POST /files/uploads/:key': {
    ...uploading,
    ask: (proposal) => ({
      method: 'POST',
      path: `/files/uploads/an-upload-of-roles?proposal=${proposal}`,
      headers: {
        'content-type': 'application/offset+octet-stream',
        'tus-resumable': '1.0.0',
        'upload-length': String(selfie.length),
      },
      body: selfie,
    }),
  },
  'PATCH /files/uploads/:key': {
    own: all(404),
    anothers: all(404),
    why: 'goes on with the caller’s own upload, under a key that only they know; none was begun with this one',
    ask: (proposal) => ({
      method: 'PATCH',
      path: `/files/uploads/another-upload?proposal=${proposal}`,
      headers: {
        'content-type': 'application/offset+octet-stream',
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
      },
      body: selfie,
    }),
  },
  'POST /files/biometry/:evidence': {
    own: { ...written.own, seller: 403 },
    anothers: written.anothers,
    why: 'a borrower proves their own identity',
    ask: photoOf('selfie'),
  },
  'POST /files/proposals.csv': {
    own: { ...all(200), guest: 401 },
    why: 'the list of a signed-in user',
    ask: () => ({
      method: 'POST',
      path: '/files/proposals.csv',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  },
  'POST /form-key': {
    own: all(200),
    why: 'a key of the browser’s own forms, bound to nobody',
    ask: () => ({
      method: 'POST',
      path: '/form-key',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  },
  'GET /files/documents/:proposal/:document': {
    own: all(404),
    anothers: all(404),
    why: 'no document has this number: below, one that is there',
    ask: gets((proposal) => `/files/documents/${proposal}/00000000-0000-4000-8000-00000000ffff`),
  },
  'GET /files/generated/:proposal/:name': {
    ...read,
    ask: gets((proposal) => `/files/generated/${proposal}/LOAN_SUMMARY`),
  },
  'GET /files/contracts/:proposal': { ...signed, ask: gets((proposal) => `/files/contracts/${proposal}`) },
  'GET /files/contracts/:proposal/:brand': {
    ...signed,
    ask: gets((proposal) => `/files/contracts/${proposal}/vivere`),
  },
  'GET /files/co-ownerships/:proposal/contract': {
    own: all(404),
    why: 'a contract for the browser that opened the co-owner’s link, whatever else it holds',
    ask: gets((proposal) => `/files/co-ownerships/${proposal}/contract`),
  },
  'GET /files/contract-model': {
    ...open,
    why: 'what anybody may read before an application',
    ask: gets(() => '/files/contract-model'),
  },
  'GET /files/quotes/:token': {
    own: all(404),
    why: 'no quote has this token: of another, a PDF to anybody, and of an offer to the browser that holds it',
    ask: gets(() => '/files/quotes/A'),
  },
  'GET /cotizacion/:token/imagen.png': {
    own: all(404),
    why: 'no quote has this token: of another, an image for anybody',
    ask: gets(() => '/cotizacion/A/imagen.png'),
  },
  'GET /healthz': { ...open, ask: gets(() => '/healthz') },
  'GET /readyz': { ...open, ask: gets(() => '/readyz') },
  'GET /metrics': {
    ...open,
    why: 'open in the demo; elsewhere for the bearer of METRICS_TOKEN',
    ask: gets(() => '/metrics'),
  },
  'GET /.well-known/security.txt': {
    ...open,
    why: 'where anybody reports a weakness',
    ask: gets(() => '/.well-known/security.txt'),
  },
  'GET /developers/visitors': { ...open, why: 'of the demo', ask: gets(() => '/developers/visitors') },
  'POST /developers/visitors': {
    own: all(404),
    why: 'of the demo, whose bank lists whom one may be; this one lists nobody by that address',
    ask: () => ({
      method: 'POST',
      path: '/developers/visitors',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"nobody@correo.example"}',
    }),
  },
  'POST /developers/flags': {
    own: all(303),
    why: 'of the demo: the flags of the browser that sends them',
    ask: () => ({
      method: 'POST',
      path: '/developers/flags',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'flag=coOwner',
    }),
  },
  ...Object.fromEntries(
    ['/errors', '/developers', '/developers/schema', '/developers/figtree.ttf'].map((page) => [
      `GET ${page}`,
      { ...open, why: 'of the demo', ask: gets(() => page) },
    ]),
  ),
};
/** GraphQL has a table of its own; the others are the client's own files those of the playground and of the design system, which are public. */
const ELSEWHERE = [
  // Any other method answers 405 before the body is read.
  ...['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE'].map(
    (method) => `${method} /graphql`,
  ),
  'GET /playground',
  'GET /playground*',
  'GET /design',
  'GET /design*',
  'GET *',
];

/** `METHOD address` of every route, from the router's own tree. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, branch = '', part = '', methods = ''] = /^([\s│]*[├└]── )(\S+) \(([^)]+)\)$/.exec(line) ?? [];
    if (part === '') return [];
    const depth = branch.length / 4 - 1;
    above.splice(depth, above.length, part);
    const path = above.join('').replace('//', '/');
    return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${path}`]));
  });
}

async function statusOf(role: Role, situation: Situation, { ask, phase }: Row): Promise<number> {
  const { method, path, headers = {}, body } = ask(browsers.subjectOf(role, situation, phase).proposal);
  const answer = await fetch(`${browsers.product.url}${path}`, {
    redirect: 'manual',
    method,
    headers: { ...headers, ...(await browsers.headersOf(role)) },
    ...(body === undefined ? {} : { body }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function statusesOf(situation: Situation, row: Row) {
  const cells: [Role, number][] = [];
  for (const role of ROLES) cells.push([role, await statusOf(role, situation, row)]);
  return Object.fromEntries(cells);
}

describe('every route of the gateway as each role [SH-16]', () => {
  it('has a row', () => {
    const routes = routesOf(browsers.product.gateway.printRoutes({ commonPrefix: false }));
    expect(routes.toSorted()).toEqual([...Object.keys(ROUTES), ...ELSEWHERE].toSorted());
  });

  it.each(Object.entries(ROUTES))('%s', async (_name, row) => {
    expect(await statusesOf('own', row)).toEqual(row.own);
    if (row.anothers !== undefined) expect(await statusesOf('anothers', row)).toEqual(row.anothers);
  });

  it('an admin sends no file and no photo, in the browser of a guest either', async () => {
    const before = await browsers.held();
    for (const row of Object.values(ROUTES).filter(({ own }) => own.admin === 403)) {
      for (const situation of ['own', 'anothers'] as const) await statusOf('admin', situation, row);
    }
    expect(await browsers.held()).toEqual(before);
  });
});

describe('a document that is there [SH-16]', () => {
  it('goes to users who see its proposal', async () => {
    const { proposal } = browsers.subjectOf('applicant', 'own', 'DOCUMENTS_SENT_BACK');
    const { data } = await browsers.product.ask<{ proposal: { documents: { files: { id: string }[] }[] } }>(
      'applicant',
      'query ($id: ID!) { proposal(id: $id) { documents { files { id } } } }',
      { id: proposal },
    );
    const file = data?.proposal.documents.flatMap(({ files }) => files)[0]?.id;
    const row: Row = { own: all(200), ask: gets(() => `/files/documents/${proposal}/${file}`) };
    expect(await statusesOf('own', row)).toEqual({ ...all(404), applicant: 200, admin: 200 });
  });
});
