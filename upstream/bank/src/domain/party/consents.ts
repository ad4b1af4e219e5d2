import { type Caller, isStaff, subjectOf } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import type { Borrower, Consent, ConsentEvidence, ContractConsent } from '../records/rowTypes.ts';
import { ApiError, conflict } from '../../platform/http/errors.ts';

/** Returns the evidence of a consent: person, session and time. */
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

type Consented = Readonly<{ consents: readonly ContractConsent[]; hash: string | null }>;

/** Returns a borrower's consents for a contract, without TERMS of an earlier version; none without a contract. */
export const consentsOf = (contract: Consented | null, personType: Borrower): ContractConsent[] =>
  (contract?.consents ?? []).filter(
    ({ kind, hash, personType: whose = 'OWNER' }) =>
      whose === personType && (kind !== 'TERMS' || hash === contract?.hash),
  );

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
