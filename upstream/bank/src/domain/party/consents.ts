import { type Caller, subjectOf } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import type { Borrower, Consent, ConsentEvidence, ContractConsent } from '../records/rowTypes.ts';
import { ApiError, conflict } from '../../platform/http/errors.ts';

/** Whether the caller sells for the bank at a point of sale, and so cannot give the customer's consents. */
export const isStaff = (caller: Caller | null): boolean =>
  caller?.kind === 'user' && caller.role === 'seller';

/** The evidence of a consent: the person, the session and the time. */
export const evidenceOf = (
  { clock }: Pick<Bank, 'clock'>,
  document: string,
  caller: Caller | null,
): Required<ConsentEvidence> => ({
  at: clock.now().toISOString(),
  by: document,
  through: caller === null ? '' : subjectOf(caller),
});

/** @throws 403 CONSENT_NOT_YOURS if a seller sends consents. */
export function refuseStaffConsents(consents: readonly unknown[], caller: Caller | null): void {
  if (consents.length === 0 || !isStaff(caller)) return;
  throw new ApiError(
    403,
    'CONSENT_NOT_YOURS',
    'El consentimiento lo tiene que dar el titular, desde su propio dispositivo.',
  );
}

/** The consents of one borrower before the contract; the owner's name no person. */
export const consentsOf = (consents: readonly ContractConsent[], personType: Borrower): ContractConsent[] =>
  consents.filter((consent) => (consent.personType ?? 'OWNER') === personType);

export const hasConsent = (consents: readonly { kind: string }[], kind: string): boolean =>
  consents.some((consent) => consent.kind === kind);

/** @throws 409 CONSENT_REQUIRED if `consents` lacks this kind. */
export function requireConsent(
  consents: readonly { kind: string }[],
  kind: Consent['kind'] | 'BIOMETRICS',
  message: string,
): void {
  if (!hasConsent(consents, kind)) {
    throw conflict('CONSENT_REQUIRED', message, { consents: message });
  }
}
