import { Drain } from '@prendarios/servers/drain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestBank, testBank } from './testing/bank.ts';
import { seededDatabase } from './testing/template.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

describe('/readyz', () => {
  const ready = async (of: TestBank) => {
    const { statusCode, body } = await of.app.inject('/readyz');
    return [statusCode, JSON.parse(body)];
  };

  it('returns 200, or 503 if the database is outdated or unreachable', async () => {
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

  it('returns 503 while the process drains, and each response closes its connection', async () => {
    const drain = new Drain();
    const own = await testBank({}, undefined, { drain });
    drain.begin();
    expect(await ready(own)).toEqual([503, { status: 'draining' }]);
    const answer = await own.get('/places/get_states');
    expect([answer.status, answer.headers['connection']]).toEqual([200, 'close']);
    await own.close();
  });
});
