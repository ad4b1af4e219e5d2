import { sql as raw } from 'drizzle-orm';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import { identityChecks } from '../records/phaseTables.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { lockProposal, type ProposalRow } from '../records/proposals.ts';
import type { identityCheckAnswer, identityCheckQuery } from '../api/enri.ts';

export type CheckKind = 'ENRI' | 'OPBC';
type Answer = z.infer<typeof identityCheckAnswer>;

/** The embedded bank's registers reject the documents that end in these digits. */
const REJECTED: Readonly<Record<CheckKind, string>> = { ENRI: '998', OPBC: '999' };

const isRejected = (kind: CheckKind, document: string): boolean => document.endsWith(REJECTED[kind]);

/**
 * Refuses a contract with a party that either register rejects, even if no screen asked for the check.
 * @throws {ApiError} 409 IDENTITY_REJECTED.
 */
export function requireIdentity({ owner, coOwner }: Pick<ProposalRow, 'owner' | 'coOwner'>): void {
  for (const person of [owner, coOwner]) {
    if (person === null) continue;
    if (isRejected('ENRI', person.document) || isRejected('OPBC', person.document)) {
      throw conflict(
        'IDENTITY_REJECTED',
        'No pudimos validar la identidad. Comunicate con nosotros para seguir.',
      );
    }
  }
}

/**
 * CA-59 and CA-60: the result of a register, never a score. Registers take time: the first poll is PENDING.
 * @throws {ApiError} 404 NO_CO_OWNER.
 */
export async function identityCheck(
  bank: Bank,
  kind: CheckKind,
  { proposal: proposalUuid, personType }: z.infer<typeof identityCheckQuery>,
): Promise<Answer> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  const person = personType === 'OWNER' ? proposal.owner : proposal.coOwner;
  if (person === null) throw notFound('NO_CO_OWNER', 'Esta solicitud no tiene cotitular.');
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
