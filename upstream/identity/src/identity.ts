import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import type { Verifier } from './crypto/srp.ts';
import type { Settings } from './settings.ts';
import type { SigningKey } from './tokens/signingKey.ts';

/** The dependencies of every part of the stand-in. */
export type Identity = Readonly<{
  settings: Settings;
  clock: Clock;
  database: DatabaseSync;
  key: SigningKey;
  /** The installation's own key, for fingerprints of codes and for made-up data of unknown users. */
  pepper: string;
  /** The verifier used for unknown users, so that their sign-in does the same work. */
  decoy: Verifier;
}>;
