import type { Platform } from '../platform/platform.ts';
import type { Catalogues } from './catalogue/catalogues.ts';
import type { Scoring } from './scoring/port.ts';
import type { BiometryVerifier } from './verifier/biometryVerifier.ts';

/** What every service works with. */
export type Bank = Platform &
  Readonly<{
    catalogues: Catalogues;
    verifier: BiometryVerifier;
    scoring: Scoring;
  }>;
