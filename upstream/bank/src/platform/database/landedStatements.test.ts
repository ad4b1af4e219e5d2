import { sql as statement } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landedStatements, normalized, problemOf, unfilled } from '../../testing/statements.ts';
import { seededDatabase } from '../../testing/template.ts';
import type { Database, Sql } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
});
afterAll(() => database.close());

async function problems(sql: Sql): Promise<string[]> {
  const found: string[] = [];
  for (const text of landedStatements()) {
    const problem = await problemOf(sql, text);
    if (problem !== null) found.push(`${problem}: ${text}`);
  }
  return found;
}

class Undone extends Error {}

/** Undoes what `work` changes in the schema. */
async function undone(work: (sql: Sql) => Promise<void>): Promise<void> {
  const failed = database.sql.transaction(async (tx) => {
    await work(tx);
    throw new Undone();
  });
  await expect(failed).rejects.toThrow(Undone);
}

describe('the statements of the bank that landed last', () => {
  it('run on the migrated schema, so that its banks go on while a newer one is deployed', async () => {
    expect(landedStatements().length).toBeGreaterThan(150);
    expect(await problems(database.sql)).toEqual([]);
    expect(await unfilled(database.sql, landedStatements())).toEqual([]);
  });

  it.each([
    ['a column that went', 'alter table proposals drop column rank_group', /rank_group/],
    ['a column with another name', 'alter table outbox rename column due_at to send_at', /due_at/],
    ['a table that went', 'drop table phone_codes', /phone_codes/],
  ])('fail on %s', async (_what, change, expected) => {
    await undone(async (sql) => {
      await sql.execute(statement.raw(change));
      const found = await problems(sql);
      expect(found.length).toBeGreaterThan(0);
      for (const problem of found) expect(problem).toMatch(expected);
    });
  });

  it('fail on a new column that they would have to fill', async () => {
    await undone(async (sql) => {
      await sql.execute(statement.raw('alter table revocations add column reason text'));
      expect(await unfilled(sql, landedStatements())).toEqual([]);
      await sql.execute(statement.raw('alter table revocations alter column reason set not null'));
      expect(await unfilled(sql, landedStatements())).toEqual(['revocations.reason']);
    });
  });

  it.each([
    ['more rows', 'insert into "a" ("b", "c") values ($1, default), ($2, $3)', 'values ($1, default)'],
    ['a longer list', 'select 1 where b in ($1, $2,\n $3) limit $4', 'select 1 where b in ($1) limit $2'],
  ])('are one with %s', (_what, text, expected) => {
    expect(normalized(text)).toContain(expected);
  });
});
