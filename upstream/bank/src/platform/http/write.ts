import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { subjectOf } from '../access/caller.ts';
import { inTransaction, type Platform } from '../platform.ts';
import type { Sql } from '../database/database.ts';
import { idempotencyKeys } from './idempotencyTable.ts';
import { ApiError, invalid } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the response is the stored one for its Idempotency-Key. */
    replayed: boolean;
  }
}

const LEASE_MS = 30_000;
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Most writes take milliseconds. */
const IN_FLIGHT_RETRY_SECONDS = 1;

type Key = { subject: string; route: string; key: string; bodyHash: string };

function keyOf(request: FastifyRequest, content: string | undefined): Key | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length < 1 || key.length > 255) {
    throw invalid({ 'idempotency-key': 'La clave tiene que tener entre 1 y 255 caracteres.' });
  }
  return {
    subject: subjectOf(request.caller),
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    key,
    bodyHash: createHash('sha256')
      .update(JSON.stringify([request.url, content ?? request.body ?? null]))
      .digest('hex'),
  };
}

const rowOf = (key: Key) =>
  and(
    eq(idempotencyKeys.subject, key.subject),
    eq(idempotencyKeys.route, key.route),
    eq(idempotencyKeys.key, key.key),
  );

async function claim(sql: Sql, key: Key, now: Date): Promise<{ body: unknown } | null> {
  return sql.transaction(async (tx) => {
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const inserted = await tx
      .insert(idempotencyKeys)
      .values({ ...key, leaseUntil, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length > 0) return null;
    const [known] = await tx.select().from(idempotencyKeys).where(rowOf(key)).for('update');
    const expired = known && now.getTime() - known.createdAt.getTime() > LIFETIME_MS;
    if (!known || expired) {
      await tx.delete(idempotencyKeys).where(rowOf(key));
      await tx.insert(idempotencyKeys).values({ ...key, leaseUntil, createdAt: now });
      return null;
    }
    if (known.bodyHash !== key.bodyHash) {
      throw new ApiError(
        422,
        'IDEMPOTENCY_KEY_REUSED',
        'Esa clave de idempotencia ya se usó con otros datos.',
      );
    }
    if (known.answer) return { body: known.answer.body };
    if (known.leaseUntil > now) {
      const message = 'El mismo pedido todavía se está procesando.';
      throw new ApiError(409, 'IDEMPOTENCY_IN_FLIGHT', message, undefined, IN_FLIGHT_RETRY_SECONDS);
    }
    await tx.update(idempotencyKeys).set({ leaseUntil }).where(rowOf(key));
    return null;
  });
}

/**
 * Runs a write and stores its response for the Idempotency-Key in one transaction, so that a retry gets the first
 * response even after a crash. A thrown error wrote nothing and is not stored: a retry runs again. A returned error is
 * committed (a wrong phone code uses a try). `content` replaces the body in the key's hash for requests without a
 * parsed body.
 * @throws {ApiError} 400 for a malformed key, 409 while the same write is running, 422 for a key used with other data.
 */
export function write<B extends Platform, T>(
  bank: B,
  request: FastifyRequest,
  run: (tx: B) => Promise<T | ApiError>,
  content?: string,
): Promise<T> {
  return writePrepared(bank, request, async () => ({}), run, content);
}

/** Result of a preparation; `discard` undoes it if the write is refused. */
export type Prepared = { discard?: () => Promise<void> };

/**
 * Like `write`, with slow work before the transaction: the embedded database has one connection, so other requests
 * would wait. `prepare` runs after the key is reserved, so not for a stored response.
 */
export async function writePrepared<B extends Platform, T, P extends Prepared>(
  bank: B,
  request: FastifyRequest,
  prepare: () => Promise<P>,
  run: (tx: B, prepared: P) => Promise<T | ApiError>,
  content?: string,
): Promise<T> {
  const key = keyOf(request, content);
  const stored = key && (await claim(bank.sql, key, bank.clock.now()));
  if (stored) {
    request.replayed = true;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this route wrote the stored body
    return stored.body as T;
  }
  let prepared: P | null = null;
  let mayBeCommitted = false;
  try {
    const ready = await prepare();
    prepared = ready;
    const outcome = await inTransaction(bank, async (tx) => {
      const answer = await run(tx, ready);
      mayBeCommitted = !(answer instanceof ApiError);
      if (key && !(answer instanceof ApiError)) {
        await tx.sql
          .update(idempotencyKeys)
          .set({ answer: { statusCode: 200, body: answer } })
          .where(rowOf(key));
      }
      return answer;
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome;
  } catch (error) {
    if (key) await bank.sql.delete(idempotencyKeys).where(and(rowOf(key), isNull(idempotencyKeys.answer)));
    // If the connection broke during the commit, the write may have been committed.
    if (!mayBeCommitted) await prepared?.discard?.();
    throw error;
  }
}

/** Sends a header with responses stored for their Idempotency-Key. */
export function installReplayHeader(app: FastifyInstance): void {
  app.decorateRequest('replayed', false);
  app.addHook('onSend', async (request, reply) => {
    if (request.replayed) void reply.header('idempotency-replayed', 'true');
  });
}

/** Deletes keys older than a day; with `abandoned`, also unfinished keys of a crashed process. */
export async function sweepIdempotencyKeys(sql: Sql, now: Date, abandoned: boolean): Promise<void> {
  await sql
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - LIFETIME_MS)));
  if (abandoned) await sql.delete(idempotencyKeys).where(isNull(idempotencyKeys.answer));
}
