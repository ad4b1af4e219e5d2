import { z } from 'zod';
import { HOUR } from '../clock.ts';
import { equalSecrets, keyedFingerprint, randomCode } from '../crypto/secrets.ts';
import type { Identity } from '../identity.ts';
import { sendMail } from '../mail/outbox.ts';
import { confirmationMail, recoveryMail } from '../mail/texts.ts';
import { ProtocolError } from '../protocol/errors.ts';
import type { Candidate } from '../users/candidate.ts';
import type { User } from '../users/userStore.ts';

type Purpose = 'confirm' | 'recover';

const mails = { confirm: confirmationMail, recover: recoveryMail } as const;
const lifetime = HOUR;
const triesAllowed = 5;

const row = z.object({ hash: z.string(), tries: z.number(), expires_at: z.number() });

/** Mails a new code and voids the earlier one; does nothing for unknown users. */
export function mailCode(identity: Identity, candidate: Candidate, purpose: Purpose): void {
  const code = randomCode();
  const hash = keyedFingerprint(identity.pepper, candidate.id, purpose, code);
  const { user } = candidate;
  if (user === null) return;
  identity.database
    .prepare('REPLACE INTO codes (user_id, purpose, hash, tries, expires_at) VALUES (?, ?, ?, 0, ?)')
    .run(user.id, purpose, hash, identity.clock() + lifetime);
  sendMail(identity, user.email, mails[purpose](code));
}

/**
 * Consumes a code, which is valid once, for an hour and for five attempts. A wrong code, a missing code and an unknown
 * user get the same answer; only the right code may be reported as expired.
 * @throws {ProtocolError}
 */
export function takeCode(identity: Identity, candidate: Candidate, purpose: Purpose, code: string): User {
  const { database } = identity;
  const hash = keyedFingerprint(identity.pepper, candidate.id, purpose, code);
  const found = database
    .prepare('SELECT hash, tries, expires_at FROM codes WHERE user_id = ? AND purpose = ?')
    .get(candidate.id, purpose);
  const stored = found === undefined ? null : row.parse(found);
  const isRight = stored !== null && stored.tries < triesAllowed && equalSecrets(stored.hash, hash);
  if (!isRight || candidate.user === null) {
    database
      .prepare('UPDATE codes SET tries = tries + 1 WHERE user_id = ? AND purpose = ?')
      .run(candidate.id, purpose);
    throw new ProtocolError('CodeMismatchException');
  }
  database.prepare('DELETE FROM codes WHERE user_id = ? AND purpose = ?').run(candidate.id, purpose);
  if (stored.expires_at <= identity.clock()) throw new ProtocolError('ExpiredCodeException');
  return candidate.user;
}

/** Returns the masked destination of a code, derived from the address in the request so that it reveals nothing. */
export function deliveryTo(address: string): object {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@');
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${name.slice(0, 1)}***@${host.slice(0, 1)}***`,
  };
}
