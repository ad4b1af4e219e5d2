import { type Caller, subjectOf } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import type { Consent, ConsentEvidence } from '../records/rowTypes.ts';
import { ApiError, conflict } from '../../platform/http/errors.ts';

/** The seller of a point of sale acts for the bank: the customer's consents are never theirs to give. */
export const isStaff = (caller: Caller | null): boolean =>
  caller?.kind === 'user' && caller.role === 'seller';

/** Whose consent it is, and through whose session it came, from now on. */
export const evidenceOf = (
  { clock }: Pick<Bank, 'clock'>,
  document: string,
  caller: Caller | null,
): Required<ConsentEvidence> => ({
  at: clock.now().toISOString(),
  by: document,
  through: caller === null ? '' : subjectOf(caller),
});

/** @throws 403 CONSENT_NOT_YOURS for a seller who sends consents. */
export function refuseStaffConsents(given: readonly unknown[], caller: Caller | null): void {
  if (given.length === 0 || !isStaff(caller)) return;
  throw new ApiError(
    403,
    'CONSENT_NOT_YOURS',
    'El consentimiento lo tiene que dar el titular, desde su propio dispositivo.',
  );
}

/** @throws 409 CONSENT_REQUIRED while none of `given` is of this kind. */
export function requireConsent(
  given: readonly { kind: string }[],
  kind: Consent['kind'] | 'BIOMETRICS',
  message: string,
): void {
  if (!given.some((consent) => consent.kind === kind)) {
    throw conflict('CONSENT_REQUIRED', message, { consents: message });
  }
}
