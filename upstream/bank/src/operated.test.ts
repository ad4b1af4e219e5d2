import { Drain } from '@prendarios/servers/drain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMessage } from './platform/messages/outbox.ts';
import { type TestBank, testBank } from './testing/bank.ts';
import { posted, throughOwner } from './testing/journey.ts';
import { seededDatabase } from './testing/template.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const scrape = async (of = bank) => (await of.app.inject('/metrics')).body;

describe("the bank's /metrics", () => {
  it('count requests by route, simulations by their result and proposals by the stage that they reach', async () => {
    const { proposalUuid } = await posted(bank, '30990001');
    await throughOwner(bank, proposalUuid);
    const text = await scrape();
    expect(text).toContain('bank_simulations_total{result="APPROVED"} 1');
    expect(text).toContain('bank_proposals_total{stage="OWNER"} 1');
    expect(text).toContain('bank_proposals_total{stage="INSURANCE"} 1');
    expect(text).toContain(
      'bank_http_requests_total{route="/api/proposal/post_proposal",method="POST",status="200"} 1',
    );
    expect(text).toMatch(/bank_http_request_seconds_bucket\{le="12",route="\/api\/person\/owner"\} 1/);
  });

  it('have no label that a request chooses', async () => {
    for (const url of ['/31987654', '/api/31987654', '/api/proposal/31987654/get_proposal'])
      await bank.app.inject(url);
    expect(await scrape()).not.toContain('31987654');
  });

  it('tell how old the oldest message is that waits, and what the database lacks', async () => {
    const own = await testBank();
    expect(await scrape(own)).toMatch(/^bank_outbox_oldest_seconds 0$/m);
    const message = { channel: 'SMS', to: '1', body: 'x', proposalUuid: null } as const;
    await insertMessage(own.sql, { ...message, purpose: 'STAGE' }, new Date('2026-11-20T14:50:00Z'));
    const text = await scrape(own);
    expect(text).toMatch(/^bank_outbox_oldest_seconds 600$/m);
    expect(text).toMatch(/^bank_outbox_waiting 1$/m);
    expect(text).toMatch(/^bank_migrations_pending 0$/m);
    expect(text).toMatch(/^bank_database_calls_waiting 0$/m);
    await own.close();
  });

  it('are answered while the database is away', async () => {
    const database = await seededDatabase();
    const own = await testBank({}, database);
    await database.close();
    expect(await scrape(own)).toMatch(/^bank_migrations_pending Nan$/im);
    await own.app.close().catch(() => {});
  });

  it('are for the bearer of a token alone', async () => {
    const guarded = await testBank({ METRICS_TOKEN: 'a-token-of-the-scraper,another-token-of-it' });
    const status = async (authorization: string) =>
      (await guarded.app.inject({ url: '/metrics', headers: { authorization } })).statusCode;
    expect(await status('Bearer another-token-of-it')).toBe(200);
    expect(await status('Bearer a-token')).toBe(401);
    await guarded.close();
  });
});

describe('/readyz', () => {
  const ready = async (of: TestBank) => {
    const { statusCode, body } = await of.app.inject('/readyz');
    return [statusCode, JSON.parse(body)];
  };

  it('says yes, and no on a database that is behind or away', async () => {
    expect(await ready(bank)).toEqual([200, { status: 'ready' }]);
    const database = await seededDatabase();
    const own = await testBank({}, database);
    await database.sql.execute(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    expect(await ready(own)).toEqual([503, { status: 'behind' }]);
    await database.close();
    expect(await ready(own)).toEqual([503, { status: 'no-database' }]);
    await own.app.close().catch(() => {});
  });

  it('says no while the process drains, and each answer ends its connection', async () => {
    const drain = new Drain();
    const own = await testBank({}, undefined, { drain });
    drain.begin();
    expect(await ready(own)).toEqual([503, { status: 'draining' }]);
    const answer = await own.get('/places/get_states');
    expect([answer.status, answer.headers['connection']]).toEqual([200, 'close']);
    await own.close();
  });
});
