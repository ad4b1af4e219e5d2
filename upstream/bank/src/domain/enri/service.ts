import { sql as raw } from 'drizzle-orm';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import { identityChecks } from '../records/phaseTables.ts';
import { conflict } from '../../platform/http/errors.ts';
import { requireBorrower } from '../party/borrowers.ts';
import { findCoOwnerPart } from '../records/coOwnerParts.ts';
import { lockProposal, type ProposalRow } from '../records/proposals.ts';
import type { Borrower, Person } from '../records/rowTypes.ts';
import { readSimulation } from '../records/simulations.ts';
import type { identityCheckAnswer, identityCheckQuery } from '../api/enri.ts';

export type CheckKind = 'ENRI' | 'OPBC';
type Answer = z.infer<typeof identityCheckAnswer>;

/** Last digits of the documents that the embedded bank's registers reject. */
const REJECTED: Readonly<Record<CheckKind, string>> = { ENRI: '998', OPBC: '999' };

const isRejected = (kind: CheckKind, document: string): boolean => document.endsWith(REJECTED[kind]);

/** Returns the borrower whom a register rejects; null if neither is rejected. */
export function rejectedBorrower({
  owner,
  coOwner,
}: Pick<ProposalRow, 'owner' | 'coOwner'>): Borrower | null {
  const isRefused = (person: Person | null) =>
    person !== null && (isRejected('ENRI', person.document) || isRejected('OPBC', person.document));
  if (isRefused(owner)) return 'OWNER';
  return isRefused(coOwner) ? 'CO_OWNER' : null;
}

/**
 * Refuses a contract with a borrower whom a register rejects, even if no screen requested the check. With a co-owner
 * the message names the person but never the register's reason.
 * @throws {ApiError} 409 IDENTITY_REJECTED.
 */
export function requireIdentity(proposal: Pick<ProposalRow, 'owner' | 'coOwner'>): void {
  const rejected = rejectedBorrower(proposal);
  if (rejected === null) return;
  const { owner, coOwner } = proposal;
  const whose = coOwner === null ? '' : ` de ${(rejected === 'OWNER' ? owner : coOwner).firstName}`;
  throw conflict(
    'IDENTITY_REJECTED',
    `No pudimos validar la identidad${whose}. Comunicate con nosotros para seguir.`,
  );
}

const CONSENT_MISSING = 'Consultamos los registros cuando la persona acepta el tratamiento de sus datos.';

/** @throws {ApiError} 409 CONSENT_REQUIRED until this borrower consents to the register check, or after a refusal. */
async function requireOwnConsent(bank: Bank, proposal: ProposalRow, personType: Borrower): Promise<void> {
  const part = personType === 'CO_OWNER' ? await findCoOwnerPart(bank.sql, proposal.uuid) : null;
  const consents =
    personType === 'OWNER'
      ? (await readSimulation(bank.sql, proposal.simulationUuid)).consents
      : part?.refusedAt === null
        ? part.consents
        : [];
  if (!consents.some(({ kind }) => kind === 'PERSONAL_DATA')) {
    throw conflict('CONSENT_REQUIRED', CONSENT_MISSING);
  }
}

/**
 * CA-59 and CA-60: returns the result of a register, never a score. Registers take time, so the first poll is PENDING.
 * @throws {ApiError} 404 NO_CO_OWNER, 409 CONSENT_REQUIRED before the person's consent.
 */
export async function identityCheck(
  bank: Bank,
  kind: CheckKind,
  { proposal: proposalUuid, personType }: z.infer<typeof identityCheckQuery>,
): Promise<Answer> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  const person = requireBorrower(proposal, personType);
  await requireOwnConsent(bank, proposal, personType);
  const [row] = await bank.sql
    .insert(identityChecks)
    .values({ proposalUuid, kind, personType, polls: 1, createdAt: bank.clock.now() })
    .onConflictDoUpdate({
      target: [identityChecks.proposalUuid, identityChecks.kind, identityChecks.personType],
      set: { polls: raw`${identityChecks.polls} + 1` },
    })
    .returning({ polls: identityChecks.polls });
  const decided = isRejected(kind, person.document) ? 'REJECTED' : 'APPROVED';
  return { proposal: proposalUuid, personType, status: (row?.polls ?? 1) === 1 ? 'PENDING' : decided };
}
