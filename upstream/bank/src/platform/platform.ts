import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from './clock.ts';
import type { Sql } from './database/database.ts';
import type { Decoding } from './decoding.ts';
import type { Settings } from './settings.ts';
import type { DocumentStore } from './storage/documentStore.ts';

/** Dependencies of the platform, without those of the bank's domain. */
export type Platform = Readonly<{
  settings: Settings;
  clock: Clock;
  sql: Sql;
  documents: DocumentStore;
  decoding: Decoding;
  log: Readonly<{ warn: (fields: object, message: string) => void }>;
}>;

/** Executes `run` in one transaction: `tx` is the bank with the transaction as `sql`. */
export const inTransaction = <P extends Platform, T>(bank: P, run: (tx: P) => Promise<T>): Promise<T> =>
  bank.sql.transaction((sql) => run({ ...bank, sql }));

export type BankApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
