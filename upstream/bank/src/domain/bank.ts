import type { Platform } from '../platform/platform.ts';
import type { Catalogues } from './catalogue/catalogues.ts';
import type { Scoring } from './scoring/port.ts';
import type { BiometryVerifier } from './verifier/biometryVerifier.ts';

/** The dependencies of every service. `sql` is the open transaction inside a write. */
export type Bank = Platform &
  Readonly<{
    catalogues: Catalogues;
    verifier: BiometryVerifier;
    scoring: Scoring;
  }>;
