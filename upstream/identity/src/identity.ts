import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import type { Verifier } from './crypto/srp.ts';
import type { Settings } from './settings.ts';
import type { SigningKey } from './tokens/signingKey.ts';

/** Dependencies of all parts of the stand-in. */
export type Identity = Readonly<{
  settings: Settings;
  clock: Clock;
  database: DatabaseSync;
  key: SigningKey;
  /** Key of the installation, for hashes of codes and invented data of unknown users. */
  pepper: string;
  /** Verifier for unknown users, so that their sign-in does the same work. */
  decoy: Verifier;
}>;
