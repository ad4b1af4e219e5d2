import { sql as text } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPostgres, testPostgres } from '../../testing/postgres.ts';
import { type Database, serverDatabase } from './database.ts';

let server: TestPostgres;
let database: Database;
beforeAll(async () => {
  server = await testPostgres();
  database = await serverDatabase(await server.newDatabase());
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

const one = () => database.sql.execute(text`select 1 as one`);

it('a server crash between two statements fails only that transaction', async () => {
  const broken = database.sql.transaction(async (tx) => {
    await tx.execute(text`select 1`);
    await server.restart('immediate');
    await tx.execute(text`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect(await one()).toMatchObject({ rows: [{ one: 1 }] });
  expect(database.connections()).toEqual({ inUse: 0, waiting: 0 });
});

it('a server crash while connections are idle causes no error', async () => {
  await Promise.all([one(), one(), one()]);
  await server.restart('immediate');
  expect(await one()).toMatchObject({ rows: [{ one: 1 }] });
});
