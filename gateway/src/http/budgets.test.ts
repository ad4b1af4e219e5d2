import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { json } from '../testing/bankStandIn.ts';
import { type Running, runGateway } from '../testing/gateway.ts';
import { type TestRedis, testRedis } from '@prendarios/servers/testing/redis';
import { Budgets } from './budgets.ts';

const LIMITS = {
  ...readSettings({}).rateLimits,
  lookupsPerMinute: 4,
  logsPerMinute: 30,
  signUpsPerHour: 5,
  openProposalsPerHour: 20,
  openProposalsPerDay: 10,
};
const by = (address: string, person: string, isNew = false) => ({ address, person, isNew });
const START = Date.parse('2026-11-20T15:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let redis: TestRedis | null = null;
afterAll(() => redis?.stop());

describe.each(['memory', 'Redis'])('budgets in %s', (place) => {
  async function setUp() {
    if (place === 'Redis') redis ??= await testRedis();
    await redis?.client.flushall();
    let now = START;
    const budgets = new Budgets(
      { ...readSettings({}), rateLimits: LIMITS },
      place === 'Redis' ? (redis?.client ?? null) : null,
      () => new Date(now),
    );
    const through = async (count: number, one: (at: number) => Promise<void>) => {
      let passed = 0;
      for (let at = 0; at < count; at += 1) {
        passed += await one(at).then(
          () => 1,
          () => 0,
        );
      }
      return passed;
    };
    return { budgets, through, wait: (ms: number) => (now += ms) };
  }

  it('limit a person, and their IP address with a higher limit that new cookies do not reset', async () => {
    const { budgets, through } = await setUp();
    expect(await through(10, () => budgets.spend('lookups', by('a', 'one')))).toBe(4);
    const fresh = (at: number) => budgets.spend('lookups', by('b', `fresh ${at}`, true));
    expect(await through(30, fresh)).toBe(12);
    expect(await through(3, () => budgets.spend('lookups', by('c', 'another')))).toBe(3);
    expect(await through(3, () => budgets.spend('logs', by('b', 'one')))).toBe(3);
  });

  it('do not count rejected requests against the IP address', async () => {
    const { budgets, through } = await setUp();
    const refused = () => budgets.spendOpenProposal(by('a', 'one', true), '30000000');
    expect(await through(80, refused)).toBe(10);
    const other = (at: number) => budgets.spendOpenProposal(by('a', 'two', true), `3100000${at}`);
    expect(await through(80, other)).toBe(20);
    expect(await through(80, () => budgets.spend('lookups', by('a', 'one', true)))).toBe(4);
    expect(await through(4, () => budgets.spend('lookups', by('a', 'two', true)))).toBe(4);
  });

  it('suffice for fifty people with loans at one IP address', async () => {
    const { budgets, through } = await setUp();
    const loan = (at: number) => budgets.spend('lookups', by('branch', `guest ${at}`));
    expect(await through(50, loan)).toBe(50);
    const open = (at: number) => budgets.spendOpenProposal(by('branch', `guest ${at}`), `34000${at}`);
    expect(await through(50, open)).toBe(50);
    expect(await through(50, loan)).toBe(30);
  });

  it('count sign-ups by browser and IP address, and exports by user', async () => {
    const { budgets, through } = await setUp();
    expect(await through(20, () => budgets.spendSignUp(by('a', 'one', true)))).toBe(5);
    expect(await through(40, (at) => budgets.spendSignUp(by('a', `fresh ${at}`, true)))).toBeLessThan(15);
    expect(await through(20, () => budgets.spendExport('ana'))).toBe(6);
    expect(await through(1, () => budgets.spendExport('bea'))).toBe(1);
  });

  it('limit log lines per browser and hour', async () => {
    const { budgets, through, wait } = await setUp();
    const log = () => budgets.spend('logs', by('log', 'one'));
    let taken = 0;
    for (let minute = 0; minute < 20; minute += 1) {
      taken += await through(40, log);
      wait(2 * MINUTE);
    }
    expect(taken).toBeGreaterThan(60);
    expect(taken).toBeLessThanOrEqual(120);
  });

  it('cannot be doubled at a window boundary', async () => {
    const { budgets, through, wait } = await setUp();
    const ask = () => budgets.spend('lookups', by('a', 'one'));
    wait(59_000);
    expect(await through(4, ask)).toBe(4);
    wait(2000);
    expect(await through(10, ask)).toBe(0);
    wait(30_000);
    expect(await through(1, ask)).toBe(0);
    wait(2 * MINUTE);
    expect(await through(10, ask)).toBe(4);
  });

  it('[ST-29] allow twenty open proposal lookups per person and hour, and ten per DNI and day', async () => {
    const { budgets, through, wait } = await setUp();
    const oneAddress = (at: number) => budgets.spendOpenProposal(by('a', 'one'), `3000000${at}`);
    expect(await through(40, oneAddress)).toBe(20);
    expect(await through(1, () => budgets.spendOpenProposal(by('b', 'two'), '31000000'))).toBe(1);
    const onePerson = (at: number) => budgets.spendOpenProposal(by(`address ${at}`, `${at}`), '32000000');
    expect(await through(30, onePerson)).toBe(10);
    wait(2 * HOUR);
    expect(await through(5, onePerson)).toBe(0);
    expect(await through(20, (at) => budgets.spendOpenProposal(by('a', 'one'), `3300000${at}`))).toBe(20);
  });

  it('store no document number', async () => {
    const { budgets } = await setUp();
    await budgets.spendOpenProposal(by('a', 'one'), '32000000');
    const keys = (await redis?.client.keys('*')) ?? [];
    expect(keys.filter((key) => key.includes('32000000'))).toEqual([]);
  });
});

describe('findProposal', () => {
  const OPEN = '00000000-0000-4000-8000-000000000001';
  const LOCATOR = /^[\w-]{48}$/;
  let gateway: Running;
  beforeEach(async () => {
    gateway = await runGateway(
      { TRUSTED_PROXY_HOPS: '1' },
      { now: () => new Date(START) },
      { rateLimits: { openProposalsPerHour: 20, openProposalsPerDay: 10 } },
    );
    gateway.bank.script = ({ url, body }, response) =>
      url.includes('get_flow_phases')
        ? json(response, 200, [])
        : body.includes('30111222')
          ? json(response, 200, {
              proposalUuid: OPEN,
              proposalNumber: 1,
              phase: null,
              maskedPhone: '•• •••• 6677',
            })
          : json(response, 404, { statusCode: 404, code: 'NO_PROPOSAL', message: 'No.' });
  });
  afterEach(() => gateway.close());

  async function find(address: string, documentNumber: string, cookie = '') {
    const query = `mutation { findProposal(input: { documentNumber: "${documentNumber}" }) { match { id } userErrors { code } } }`;
    const answer = await gateway.graphql({ query }, { 'x-forwarded-for': address, cookie });
    const { data, errors } = answer.json<{
      data: { findProposal: { match: { id: string } | null } } | null;
      errors?: { extensions: { code: string } }[];
    }>();
    return errors?.[0]?.extensions.code ?? data?.findProposal.match?.id ?? null;
  }

  it('responds ten times a day about one person, and always to a browser with access', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => find(`10.0.0.${at}`, '30111222')),
    );
    expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(2);
    expect(answers).not.toContain(OPEN);
    expect(await find('10.0.0.1', '30111222', await gateway.cookieFor(OPEN))).toBe(OPEN);
    expect(await find('10.0.0.1', '30111333')).toMatch(LOCATOR);
  });

  it('responds to new browsers at one IP address about sixty people an hour, with or without a proposal', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => find('10.0.0.1', String(30_111_400 + at))),
    );
    for (const answer of answers) expect(answer).toMatch(LOCATOR);
    expect(await find('10.0.0.1', '30111500')).toBe('RATE_LIMITED');
    expect(await find('10.0.0.1', '30111222')).toBe('RATE_LIMITED');
    expect(await find('10.0.0.1', '30111222', await gateway.cookieFor(OPEN))).toBe(OPEN);
  });

  it('says when to retry', async () => {
    for (let at = 0; at < 60; at += 1) await find('10.0.0.1', String(30_111_400 + at));
    const query = 'mutation { findProposal(input: { documentNumber: "30111500" }) { match { id } } }';
    const answer = await gateway.graphql({ query }, { 'x-forwarded-for': '10.0.0.1' });
    expect(answer.json()).toMatchObject({
      errors: [
        {
          message: 'Too many requests. Try again in 3600 seconds.',
          extensions: { code: 'RATE_LIMITED', retryAfter: 3600 },
        },
      ],
    });
  });
});
