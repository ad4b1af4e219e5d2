import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentsAnswer, preUploadAnswer } from '../../domain/api/documentation.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import { pdf, preUpload } from '../../testing/files.ts';
import {
  ADMIN,
  APPLICANT,
  OTHER_APPLICANT,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import { simulate, postProposal, simulation, throughOwner } from '../../testing/journey.ts';

const ETAG = /^"[\w-]{43}"$/;

let bank: TestBank;
let identity: TestIdentity;
let uuid: string;
let owner: Record<string, string>;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
  owner = await identity.bearer(APPLICANT);
  const simulated = await simulate(bank, simulation('30556001'));
  const { body } = await postProposal(bank, simulated.uuid, {}, '', owner);
  uuid = (body as { proposalUuid: string }).proposalUuid;
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const routes = [
  ['[CA-48] get_proposal', () => `/proposal/${uuid}/get_proposal`],
  ['[CA-81] get_proposals', () => '/proposals/get_proposals'],
] as const;
const etagOf = async (path: string) => String((await bank.get(path, owner)).headers['etag']);

describe.each(routes)('%s', (_name, path) => {
  it('has the same ETag for the same response, and returns 304 without a body to callers that have it', async () => {
    const etag = await etagOf(path());
    expect(etag).toMatch(ETAG);
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await bank.get(path(), { ...owner, 'if-none-match': given });
      expect(answer).toMatchObject({ status: 304, body: '' });
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-store' });
      expect(answer.headers).not.toHaveProperty('content-type');
    }
    for (const given of ['"other"', etag.slice(1, -1), '']) {
      const answer = await bank.get(path(), { ...owner, 'if-none-match': given });
      expect(answer).toMatchObject({ status: 200, headers: { etag } });
    }
  });

  it('is sent only to callers that may get the response', async () => {
    const etag = await etagOf(path());
    for (const given of [etag, '*']) {
      const wanted = { 'if-none-match': given };
      const without = await bank.get(path(), { 'x-service-key': '', ...wanted });
      expect(without.status).toBe(401);
      expect(without.headers).not.toHaveProperty('etag');
    }
    const other = await identity.bearer(OTHER_APPLICANT);
    const answer = await bank.get(path(), { ...other, 'if-none-match': etag });
    expect(answer.status).not.toBe(304);
    expect(JSON.stringify(answer.body)).not.toContain(uuid);
    expect(answer.headers['etag']).not.toBe(etag);
  });
});

describe('an ETag', () => {
  it('[CA-48] [CA-81] changes with the proposal', async () => {
    const before = await Promise.all(routes.map(([, path]) => etagOf(path())));
    bank.wait(1);
    await throughOwner(bank, uuid);
    const after = await Promise.all(routes.map(([, path]) => etagOf(path())));
    after.forEach((etag, at) => expect(etag).not.toBe(before[at]));
  });

  it('[CA-48] [RT-39] changes with each attached or removed document, even without a step of the flow', async () => {
    const { fileId } = readAnswer(await preUpload(bank, uuid, pdf(), 'dni.pdf', owner), preUploadAnswer);
    const attach = async (fileIds: string[]) => {
      bank.wait(1);
      const data = [{ type: 'PRO_FORMA_INVOICE', fileIds }];
      readAnswer(
        await bank.patch(`/documentation/${uuid}/upload`, { data, isSeller: false }, owner),
        documentsAnswer,
      );
      return etagOf(routes[0][1]());
    };
    const etags = [await etagOf(routes[0][1]()), await attach([fileId]), await attach([])];
    expect(new Set(etags).size).toBe(3);
    expect(await etagOf(routes[0][1]())).toBe(etags.at(-1));
  });

  it('is in the OpenAPI document, and never on an error', async () => {
    const document = (await bank.app.inject('/api/docs/json')).json<{
      paths: Record<string, Record<string, { parameters: { name: string }[]; responses: object }>>;
    }>();
    for (const path of ['/api/proposal/{id}/get_proposal', '/api/proposals/get_proposals']) {
      const get = document.paths[path]?.['get'];
      expect(get?.responses).toHaveProperty('304');
      expect(get?.parameters.map(({ name }) => name)).toContain('if-none-match');
    }
    const admin = await identity.bearer(ADMIN);
    const missing = await bank.get(`/proposal/${crypto.randomUUID()}/get_proposal`, {
      ...admin,
      'if-none-match': '*',
    });
    expect(missing.status).toBe(404);
    expect(missing.headers).not.toHaveProperty('etag');
  });
});
