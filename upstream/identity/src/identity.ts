import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import type { Verifier } from './crypto/srp.ts';
import type { Settings } from './settings.ts';
import type { SigningKey } from './tokens/signingKey.ts';

/** What every part of the stand-in works with. */
export type Identity = Readonly<{
  settings: Settings;
  clock: Clock;
  database: DatabaseSync;
  key: SigningKey;
  /** The installation's own key: fingerprints of codes, and what is answered for users that do not exist. */
  pepper: string;
  /** Stands in for the verifier of users that do not exist, so that their sign-in does the same work. */
  decoy: Verifier;
}>;
