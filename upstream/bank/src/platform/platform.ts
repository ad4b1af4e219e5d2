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

/** What the machinery works with, whatever the bank's business is. */
export type Platform = Readonly<{
  settings: Settings;
  clock: Clock;
  sql: Sql;
  documents: DocumentStore;
  decoding: Decoding;
}>;

/** The same inside an open transaction: a service that writes takes this and never reaches for `bank.sql`. */
export const within = <P extends Platform>(bank: P, sql: Sql): P => ({ ...bank, sql });

export type BankApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
