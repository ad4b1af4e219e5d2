import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Verifier } from '../crypto/srp.ts';
import { type Attributes, normalEmail } from './attributes.ts';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';
/** DISABLED: the user turned the token off, so the sign-in has no second step. */
export type SoftwareToken = 'NONE' | 'SETUP_REQUIRED' | 'ENABLED' | 'DISABLED';

export type User = Readonly<{
  id: string;
  email: string;
  status: UserStatus;
  srp: Verifier;
  /** Expiry of a temporary password; null for the user's own. */
  temporaryUntil: number | null;
  attributes: Attributes;
  groups: readonly string[];
  softwareToken: SoftwareToken;
  tokenSecret: string | null;
  pendingTokenSecret: string | null;
  /** Time step of the last code that opened a session, so that no code works twice. */
  tokenLastStep: number;
  createdAt: number;
  updatedAt: number;
}>;

const row = z
  .object({
    id: z.string(),
    email: z.string(),
    status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED']),
    srp_salt: z.string(),
    srp_verifier: z.string(),
    temporary_until: z.number().nullable(),
    attributes: z.string(),
    groups: z.string(),
    software_token: z.enum(['NONE', 'SETUP_REQUIRED', 'ENABLED', 'DISABLED']),
    token_secret: z.string().nullable(),
    pending_token_secret: z.string().nullable(),
    token_last_step: z.number(),
    created_at: z.number(),
    updated_at: z.number(),
  })
  .transform((values): User => ({
    id: values.id,
    email: values.email,
    status: values.status,
    srp: { salt: values.srp_salt, verifier: values.srp_verifier },
    temporaryUntil: values.temporary_until,
    attributes: z.record(z.string(), z.string()).parse(JSON.parse(values.attributes)),
    groups: z.array(z.string()).parse(JSON.parse(values.groups)),
    softwareToken: values.software_token,
    tokenSecret: values.token_secret,
    pendingTokenSecret: values.pending_token_secret,
    tokenLastStep: values.token_last_step,
    createdAt: values.created_at,
    updatedAt: values.updated_at,
  }));

/** Finds a user by mail address in any case, or by id; the protocol accepts both as the user name. */
export function findUser(database: DatabaseSync, username: string): User | null {
  const found = database
    .prepare('SELECT * FROM users WHERE id = ? OR email = ?')
    .get(username, normalEmail(username));
  return found === undefined ? null : row.parse(found);
}

export function saveUser(database: DatabaseSync, user: User, now: number): void {
  database
    .prepare(
      `INSERT INTO users (id, email, status, srp_salt, srp_verifier, temporary_until, attributes, groups,
         software_token, token_secret, pending_token_secret, token_last_step, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET email = excluded.email, status = excluded.status,
         srp_salt = excluded.srp_salt, srp_verifier = excluded.srp_verifier,
         temporary_until = excluded.temporary_until, attributes = excluded.attributes,
         groups = excluded.groups, software_token = excluded.software_token,
         token_secret = excluded.token_secret, pending_token_secret = excluded.pending_token_secret,
         token_last_step = excluded.token_last_step, updated_at = excluded.updated_at`,
    )
    .run(
      user.id,
      user.email,
      user.status,
      user.srp.salt,
      user.srp.verifier,
      user.temporaryUntil,
      JSON.stringify(user.attributes),
      JSON.stringify(user.groups),
      user.softwareToken,
      user.tokenSecret,
      user.pendingTokenSecret,
      user.tokenLastStep,
      user.createdAt,
      now,
    );
}

/** Deletes a user with their sessions and codes. */
export function removeUser(database: DatabaseSync, id: string): void {
  database.prepare('DELETE FROM users WHERE id = ?').run(id);
}
