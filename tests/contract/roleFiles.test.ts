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
/** `anothers` is absent where the path names no proposal. */
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
  // Photos need a biometrics consent, which no role in this table gives.
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
/** As in roleTable.ts: another's proposal is not found, and an admin only reads. */
const written = {
  own: { ...all(200), sellerOfNone: 404, admin: 403 },
  anothers: { ...all(404), admin: 403 },
};
const read = { own: { ...all(200), sellerOfNone: 404 }, anothers: { ...all(404), admin: 200 } };
const open = { own: all(200) };
/** In a phase that accepts uploads. */
const uploading = { ...written, phase: 'DOCUMENTS_SENT_BACK' as const };
/** In a phase with a contract. */
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

/** Every gateway route outside GraphQL, by method and path. */
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
    why: 'continues the caller’s own upload under a key only they know; no upload has this key',
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
    why: 'exports a signed-in user’s list',
    ask: () => ({
      method: 'POST',
      path: '/files/proposals.csv',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  },
  'POST /form-key': {
    own: all(200),
    why: 'creates a key for the browser’s own forms, tied to no user',
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
    why: 'no document has this id; a test below uses an existing one',
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
    why: 'only the browser that opened the co-owner’s link gets the contract',
    ask: gets((proposal) => `/files/co-ownerships/${proposal}/contract`),
  },
  'GET /files/contract-model': {
    ...open,
    why: 'public before an application',
    ask: gets(() => '/files/contract-model'),
  },
  'GET /files/certificates/:id': {
    own: all(404),
    why: 'no certificate has this id; certificates are public to anybody with the id',
    ask: gets((proposal) => `/files/certificates/${proposal}`),
  },
  'GET /files/quotes/:token': {
    own: all(404),
    why: 'no quote has this token; indicative quotes are public, an offer’s PDF belongs to its browser',
    ask: gets(() => '/files/quotes/A'),
  },
  'GET /cotizacion/:token/imagen.png': {
    own: all(404),
    why: 'no quote has this token; images of quotes are public',
    ask: gets(() => '/cotizacion/A/imagen.png'),
  },
  'GET /healthz': { ...open, ask: gets(() => '/healthz') },
  'GET /readyz': { ...open, ask: gets(() => '/readyz') },
  'GET /metrics': {
    ...open,
    why: 'open in the demo; requires METRICS_TOKEN elsewhere',
    ask: gets(() => '/metrics'),
  },
  'GET /.well-known/security.txt': {
    ...open,
    why: 'tells anybody how to report a vulnerability',
    ask: gets(() => '/.well-known/security.txt'),
  },
  'GET /developers/visitors': { ...open, why: 'demo only', ask: gets(() => '/developers/visitors') },
  'POST /developers/visitors': {
    own: all(404),
    why: 'demo only; the bank lists no visitor with this email',
    ask: () => ({
      method: 'POST',
      path: '/developers/visitors',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"nobody@correo.example"}',
    }),
  },
  'POST /developers/flags': {
    own: all(303),
    why: 'demo only; sets flags for the browser that sends them',
    ask: () => ({
      method: 'POST',
      path: '/developers/flags',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'flag=coOwner',
    }),
  },
  ...Object.fromEntries(
    [
      '/errors',
      '/developers',
      '/developers/schema',
      '/developers/schema.graphql',
      '/developers/figtree.ttf',
    ].map((page) => [`GET ${page}`, { ...open, why: 'demo only', ask: gets(() => page) }]),
  ),
};
/** GraphQL is covered by roleTable.ts; the others serve the public files of client, playground and design system. */
const ELSEWHERE = [
  // Methods other than POST get 405 before the body is read.
  ...['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE'].map(
    (method) => `${method} /graphql`,
  ),
  'GET /playground',
  'GET /playground*',
  'GET /design',
  'GET /design*',
  'GET *',
];

/** Returns every route as `METHOD path`, parsed from the router's printed tree. */
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

describe('every gateway route as each role [SH-16]', () => {
  it('has a row', () => {
    const routes = routesOf(browsers.product.gateway.printRoutes({ commonPrefix: false }));
    expect(routes.toSorted()).toEqual([...Object.keys(ROUTES), ...ELSEWHERE].toSorted());
  });

  it.each(Object.entries(ROUTES))('returns the statuses in the table: %s', async (_name, row) => {
    expect(await statusesOf('own', row)).toEqual(row.own);
    if (row.anothers !== undefined) expect(await statusesOf('anothers', row)).toEqual(row.anothers);
  });

  it('rejects files and photos from an admin, even in a guest’s browser', async () => {
    const before = await browsers.held();
    for (const row of Object.values(ROUTES).filter(({ own }) => own.admin === 403)) {
      for (const situation of ['own', 'anothers'] as const) await statusOf('admin', situation, row);
    }
    expect(await browsers.held()).toEqual(before);
  });
});

describe('an existing document [SH-16]', () => {
  it('is served to users who may read its proposal', async () => {
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
