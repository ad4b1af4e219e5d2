import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGateway } from '../../gateway/src/app.ts';
import { DEMO_COOKIE_SECRET } from '../../gateway/src/productionRules.ts';
import { GuestCapability, GuestCookies } from '../../gateway/src/session/guest.ts';
import { readSettings } from '../../gateway/src/settings.ts';
import { BankStandIn, json } from '../../gateway/src/testing/bankStandIn.ts';
import { DEMO_SERVICE_KEY } from '../../upstream/bank/src/platform/settings.ts';
import { inBiometry, throughIdentity } from '../../upstream/bank/src/testing/formalization.ts';
import { type BankUnderTest, bankUnderTest } from './conformance.ts';
import { conformance } from '../../conformance/src/run.ts';
import { Guest, NO_PAGES } from './guest.ts';
import { awaitDecision, type Made, createProposal, untilSeller } from './journeySteps.ts';
import { type Fault, faultyBank } from './faultyBank.ts';

const TOKEN = 'token-of-the-gateway';

/** A minimal bank, without optional calls, idempotency keys and ETags. */
const LESS: Fault = {
  ask: ({ url, headers }) => {
    url.pathname = url.pathname.replace('/api/ext/', '/api/none/');
    delete headers['idempotency-key'];
    delete headers['if-none-match'];
  },
  answer: ({ headers }) => headers.delete('etag'),
};
/** Authenticates the gateway by a key in a custom header. */
const BY_HEADER: Fault = {
  ...LESS,
  ask: (asked) => {
    LESS.ask?.(asked);
    const { headers } = asked;
    if (headers['x-api-key'] !== undefined) headers['x-service-key'] = headers['x-api-key'];
  },
};
/** Authenticates the gateway by an OAuth token and the user by another header. */
const BY_TOKEN: Fault = {
  ...LESS,
  delayMs: 20,
  ask: (asked) => {
    LESS.ask?.(asked);
    const { headers } = asked;
    const { authorization, 'x-user-authorization': user } = headers;
    delete headers['authorization'];
    delete headers['x-service-key'];
    if (authorization === `Bearer ${TOKEN}`) headers['x-service-key'] = DEMO_SERVICE_KEY;
    if (user !== undefined) headers['authorization'] = user;
  },
};

let reference: BankUnderTest;
let proxy: Awaited<ReturnType<typeof faultyBank>>;
let tokens: BankStandIn;
beforeAll(async () => {
  reference = await bankUnderTest();
  proxy = await faultyBank(reference.url);
  tokens = await BankStandIn.start((_request, response) =>
    json(response, 200, { access_token: TOKEN, token_type: 'bearer', expires_in: 60 }),
  );
});
afterAll(async () => {
  await tokens.close();
  await proxy.close();
  await reference.close();
});

const byHeader = { BANK_KEY_HEADER: 'X-API-Key' };
const byToken = () => ({
  BANK_TOKEN_URL: `${tokens.url}/token`,
  BANK_CLIENT_ID: 'gateway',
  BANK_CLIENT_SECRET: 'secret',
});

const without = (body: unknown, names: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(body, (name, value: unknown) => (names.includes(name) ? undefined : value)));
/** Lacks `personType`: one person accepts, proves their identity and signs. */
const FOR_ONE: Fault = {
  ...LESS,
  answer: (answered) => {
    answered.headers.delete('etag');
    answered.body = without(answered.body, ['coOwnerPart', 'signatures', 'pendingSigners', 'signingCode']);
  },
};

/** A quote with parts that come from the bank's optional calls. */
const INSURED = `{ currentSimulation { quote(input: { financedAmount: "5000000", term: 24, mode: FIXED, dueDay: 5 }) {
  figures { totalToPay { amount } } insurance { cftea } userErrors { code } } } }`;
type Insured = { currentSimulation: { quote: object } };

describe('a bank with less than the reference bank', () => {
  it.each([
    ['a custom key header', BY_HEADER, () => byHeader, '30811301'],
    ['an OAuth token and slow responses', BY_TOKEN, byToken, '30811302'],
  ] as const)(
    'serves a guest from the quote to the seller with %s',
    async (_name, bank, settings, document) => {
      proxy.be(bank);
      const gateway = await buildGateway({
        ...readSettings({
          LOG_LEVEL: 'silent',
          BANK_API_URL: proxy.url,
          BANK_IDEMPOTENT_WRITES: 'off',
          ...settings(),
        }),
        clientDist: NO_PAGES,
      });
      const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
      const guest = new Guest(url);
      const running = { bank: reference.bank, url, close: () => gateway.close() };
      try {
        const id = await createProposal(guest, document);
        expect((await awaitDecision(guest)).simulation.status).toBe('APPROVED');
        const { currentSimulation } = await guest.data<Insured>(INSURED);
        expect(currentSimulation.quote).toMatchObject({
          figures: { totalToPay: { amount: expect.any(String) } },
          insurance: null,
          userErrors: [],
        });
        await untilSeller(running, guest, id);
        const { proposal } = await guest.data<Made>('query P($id: ID!) { proposal(id: $id) { id } }', { id });
        expect(proposal.id).toBe(id);
      } finally {
        await running.close();
        proxy.be(null);
      }
    },
  );

  it('rejects a contract with two borrowers with a message', async () => {
    const { proposalUuid: id } = await inBiometry(reference.bank, '30811303', { coOwner: '40811303' });
    for (const borrower of ['OWNER', 'CO_OWNER'] as const)
      await throughIdentity(reference.bank, id, borrower);
    proxy.be(FOR_ONE);
    const gateway = await buildGateway({
      ...readSettings({
        LOG_LEVEL: 'silent',
        BANK_API_URL: proxy.url,
        BANK_IDEMPOTENT_WRITES: 'off',
      }),
      clientDist: NO_PAGES,
    });
    const guest = new Guest(await gateway.listen({ port: 0, host: '127.0.0.1' }));
    const capability = GuestCapability.fresh();
    capability.addProposal(id);
    guest.cookie = `guest=${await new GuestCookies([DEMO_COOKIE_SECRET]).seal(capability)}`;
    try {
      const stopped = [
        {
          code: 'CO_OWNER_NOT_SUPPORTED',
          message: expect.stringContaining('tiene cotitular y por acá todavía no puede firmar'),
        },
      ];
      const make = guest.mutate('createContract', { proposalId: id }, 'contract { status }');
      expect(await make).toMatchObject({ contract: null, userErrors: stopped });
      const sign = guest.mutate(
        'confirmContract',
        { proposalId: id, isConfirmed: true, code: '123456' },
        'proposal { id }',
      );
      expect(await sign).toMatchObject({ proposal: null, userErrors: stopped });
      const { body } = await reference.bank.get(`/contract/${id}/status`);
      expect(body).toMatchObject({ signatures: [], confirmed: null });
    } finally {
      await gateway.close();
      proxy.be(null);
    }
  });

  it('can be tested by the conformance kit with an OAuth token', async () => {
    proxy.be({ ...BY_TOKEN, answer: () => undefined });
    const {
      BANK_TOKEN_URL: tokenUrl,
      BANK_CLIENT_ID: clientId,
      BANK_CLIENT_SECRET: clientSecret,
    } = byToken();
    const proof = { tokenUrl, clientId, clientSecret };
    const lines = await conformance(reference.settings({ url: proxy.url, proof }), ['refusals']);
    proxy.be(null);
    expect(lines.filter(({ result }) => result === 'failed').map(({ title }) => title)).toEqual([]);
    expect(
      lines.filter(({ title }) => title.endsWith('is rejected without the bank’s key or token')).length,
    ).toBeGreaterThan(50);
  });
});
