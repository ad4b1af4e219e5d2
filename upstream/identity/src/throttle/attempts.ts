import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DAY, MINUTE } from '../clock.ts';
import type { Identity } from '../identity.ts';

/**
 * Counters that survive a restart. `password` and `token` count failed sign-ins: ten of them close it for a quarter
 * of an hour. `mail` counts sent mails (docs/security.md#messages-to-people), `code` the guesses at mailed codes.
 */
type Scope = 'password' | 'token' | 'code' | 'mail';

const windows: Record<Scope, number> = {
  password: 15 * MINUTE,
  token: 15 * MINUTE,
  code: 15 * MINUTE,
  mail: DAY,
};
const FAILURES_ALLOWED = 10;

const row = z.object({ count: z.number(), resets_at: z.number() });

function limitOf(identity: Identity, scope: Scope): number {
  return scope === 'mail' ? identity.settings.mailsPerDay : FAILURES_ALLOWED;
}

function countOf(database: DatabaseSync, scope: Scope, subject: string, now: number): number {
  const found = database
    .prepare('SELECT count, resets_at FROM attempts WHERE scope = ? AND subject = ?')
    .get(scope, subject);
  if (found === undefined) return 0;
  const { count, resets_at } = row.parse(found);
  return resets_at > now ? count : 0;
}

export function isExhausted(identity: Identity, scope: Scope, subject: string): boolean {
  return countOf(identity.database, scope, subject, identity.clock()) >= limitOf(identity, scope);
}

/** Counts an attempt; the one that reaches the limit restarts the wait. */
export function countAttempt(identity: Identity, scope: Scope, subject: string): void {
  const { database } = identity;
  const now = identity.clock();
  database.prepare('DELETE FROM attempts WHERE resets_at <= ?').run(now);
  const count = countOf(database, scope, subject, now) + 1;
  const startsWait = count === 1 || (scope !== 'mail' && count === limitOf(identity, scope));
  database
    .prepare(
      `INSERT INTO attempts (scope, subject, count, resets_at) VALUES (?1, ?2, 1, ?3)
       ON CONFLICT (scope, subject) DO UPDATE SET count = count + 1,
         resets_at = CASE WHEN ?4 = 1 THEN ?3 ELSE resets_at END`,
    )
    .run(scope, subject, now + windows[scope], startsWait ? 1 : 0);
}

export function forgetAttempts(identity: Identity, scope: Scope, subject: string): void {
  identity.database.prepare('DELETE FROM attempts WHERE scope = ? AND subject = ?').run(scope, subject);
}
