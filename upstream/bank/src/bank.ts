import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Catalogues } from './catalogue/catalogues.ts';
import type { Clock } from './clock.ts';
import type { Sql } from './database/database.ts';
import type { Decoding } from './decoding.ts';
import type { BiometryVerifier } from './images/biometryVerifier.ts';
import type { Scoring } from './scoring/port.ts';
import type { Settings } from './settings.ts';
import type { DocumentStore } from './storage/documentStore.ts';

/** What every service works with. */
export type Bank = Readonly<{
  settings: Settings;
  clock: Clock;
  sql: Sql;
  catalogues: Catalogues;
  documents: DocumentStore;
  verifier: BiometryVerifier;
  scoring: Scoring;
  decoding: Decoding;
}>;

/** The same inside an open transaction: a service that writes takes this and never reaches for `bank.sql`. */
export const within = (bank: Bank, sql: Sql): Bank => ({ ...bank, sql });

export type BankApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
