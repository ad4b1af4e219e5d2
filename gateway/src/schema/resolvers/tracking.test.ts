import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../testing/bankStandIn.ts';
import { type Running, runGateway } from '../../testing/gateway.ts';

const MINE = '00000000-0000-4000-8000-000000000001';
const FOREIGN = '00000000-0000-4000-8000-0000000000ff';

let gateway: Running;
let cookie: string;
beforeAll(async () => {
  gateway = await runGateway();
  cookie = await gateway.cookieFor(MINE);
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.bank.received.length = 0;
});

const ask = async (query: string, variables: object) =>
  (await gateway.graphql({ query, variables }, { cookie })).json();

describe('a proposal’s version [RT-39]', () => {
  const VERSION = 'query ($id: ID!, $known: String) { proposalVersion(id: $id, known: $known) }';
  beforeEach(() => {
    gateway.bank.script = (request, response) =>
      request.headers['if-none-match'] === '"v2"'
        ? void response.writeHead(304).end()
        : void response.writeHead(200, { 'content-type': 'application/json', etag: '"v2"' }).end('{}');
  });

  it("is the bank's ETag, and costs one 304 while nothing has changed", async () => {
    expect((await ask(VERSION, { id: MINE })).data).toEqual({ proposalVersion: '"v2"' });
    expect((await ask(VERSION, { id: MINE, known: '"v1"' })).data).toEqual({ proposalVersion: '"v2"' });
    gateway.bank.received.length = 0;
    expect((await ask(VERSION, { id: MINE, known: '"v2"' })).data).toEqual({ proposalVersion: '"v2"' });
    expect(gateway.bank.received).toHaveLength(1);
  });

  it('is null for a missing or inaccessible proposal', async () => {
    expect((await ask(VERSION, { id: FOREIGN })).data).toEqual({ proposalVersion: null });
    expect(gateway.bank.received).toHaveLength(0);
    gateway.bank.script = (_request, response) =>
      json(response, 404, { statusCode: 404, code: 'PROPOSAL_NOT_FOUND', message: '' });
    expect((await ask(VERSION, { id: MINE })).data).toEqual({ proposalVersion: null });
  });

  it('is an error if the bank fails', async () => {
    gateway.bank.script = (_request, response) => json(response, 500, {});
    const { data, errors } = await ask(VERSION, { id: MINE, known: '"v2"' });
    expect(data.proposalVersion).toBeNull();
    expect(errors[0].extensions.code).toBe('BANK_ERROR');
  });
});

describe('the identity check link [CA-77]', () => {
  const FORWARD = `mutation ($input: ForwardBiometryLinkInput!) {
    forwardBiometryLink(input: $input) { maskedRecipient remainingToday userErrors { code message path } }
  }`;

  it('uses the requested channel and returns the masked recipient', async () => {
    gateway.bank.script = (_request, response) =>
      json(response, 200, {
        sent: true,
        channel: 'EMAIL',
        maskedRecipient: 'a•••@b.example',
        remainingToday: 2,
      });
    const { data } = await ask(FORWARD, { input: { proposalId: MINE, channel: 'EMAIL' } });
    expect(data.forwardBiometryLink).toEqual({
      maskedRecipient: 'a•••@b.example',
      remainingToday: 2,
      userErrors: [],
    });
    expect(gateway.bank.received[0]?.body).toBe('{"channel":"EMAIL"}');
  });

  it("is rejected with the bank's message after the third in a day", async () => {
    const message = 'Ya enviamos el enlace tres veces hoy. Probá de nuevo mañana.';
    gateway.bank.script = (_request, response) =>
      json(response, 429, { statusCode: 429, code: 'LINK_LIMIT', message });
    const { data } = await ask(FORWARD, { input: { proposalId: MINE } });
    expect(data.forwardBiometryLink).toEqual({
      maskedRecipient: null,
      remainingToday: null,
      userErrors: [{ code: 'TOO_MANY_LINKS', message, path: [] }],
    });
  });

  it('is not sent for an inaccessible proposal', async () => {
    const { data } = await ask(FORWARD, { input: { proposalId: FOREIGN } });
    expect(data.forwardBiometryLink.userErrors[0].code).toBe('PROPOSAL_NOT_FOUND');
    expect(gateway.bank.received).toHaveLength(0);
  });
});

describe('replacing documents and resuming [CA-55] [RT-41]', () => {
  const AGAIN = `mutation ($input: ReUploadDocumentsInput!) {
    reUploadDocuments(input: $input) { proposal { id } userErrors { code path } }
  }`;
  const input = { proposalId: MINE, documents: [{ type: 'DNI_FRONT', fileIds: [FOREIGN] }] };

  it('names a rejected document by its index', async () => {
    gateway.bank.script = (_request, response) =>
      json(response, 400, {
        statusCode: 400,
        code: 'VALIDATION',
        message: 'Hay datos para corregir.',
        fields: { 'data.0.type': 'Ese documento no hay que subirlo de nuevo.' },
      });
    const { data } = await ask(AGAIN, { input });
    expect(data.reUploadDocuments).toEqual({
      proposal: null,
      userErrors: [{ code: 'INVALID_FIELD', path: ['documents', '0', 'type'] }],
    });
    expect(gateway.bank.received[0]?.url).toBe(`/api/documentation/${MINE}/re-upload`);
    expect(gateway.bank.received[0]?.body).toBe(JSON.stringify({ data: input.documents }));
  });

  const RESUME = `mutation ($input: ResumeProposalInput!) {
    resumeProposal(input: $input) { proposal { id } userErrors { code } }
  }`;

  it('finds no proposal for a guest who does not hold it', async () => {
    const variables = { input: { proposalId: FOREIGN } };
    const answer = await gateway.graphql({ query: RESUME, variables }, { cookie });
    expect(answer.json().data.resumeProposal).toEqual({
      proposal: null,
      userErrors: [{ code: 'PROPOSAL_NOT_FOUND' }],
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(gateway.bank.received).toHaveLength(0);
  });
});
