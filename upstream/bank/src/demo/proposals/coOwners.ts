import { isNotNull } from 'drizzle-orm';
import type { Bank } from '../../domain/bank.ts';
import { isStepDone } from '../../domain/flow/machine.ts';
import { insertBiometry, changeBiometry } from '../../domain/records/biometries.ts';
import { coOwnerParts, contracts } from '../../domain/records/phaseTables.ts';
import type { ProposalRow } from '../../domain/records/proposals.ts';
import { proposals } from '../../domain/records/tables.ts';
import { contractOf, idOf, hoursAfter } from './beside.ts';

const KINDS = ['PERSONAL_DATA', 'TERMS'] as const;

/** Returns the co-owner's part: the link was sent, and accepted if the flow is past that step. */
function partOf({ uuid, flow, createdAt }: ProposalRow): typeof coOwnerParts.$inferInsert {
  const sentAt = hoursAfter(createdAt, 1);
  const at = hoursAfter(createdAt, 2);
  const hasAccepted = isStepDone(flow, 'OWNER.validateCodeCoOwner');
  return {
    proposalUuid: uuid,
    linkSentAt: sentAt,
    linkChannel: 'SMS',
    ...(hasAccepted
      ? {
          consentAt: at,
          consents: KINDS.map((kind) => ({ kind, textVersion: 'demo', at: at.toISOString() })),
        }
      : {}),
    createdAt: sentAt,
    updatedAt: hasAccepted ? at : sentAt,
  };
}

/** Stores both borrowers' passed identity checks and the owner's signature. */
async function loadFirstSignature(bank: Bank, proposal: ProposalRow): Promise<void> {
  const { uuid: proposalUuid, createdAt } = proposal;
  const at = hoursAfter(createdAt, 4);
  const passed = { status: 'APPROVED', bioValidated: true, updatedAt: at } as const;
  await changeBiometry(bank.sql, { proposalUuid, personType: 'OWNER' }, passed);
  const id = idOf('biometry of the co-owner', proposalUuid);
  await insertBiometry(bank.sql, {
    id,
    proposalUuid,
    personType: 'CO_OWNER',
    ...passed,
    problems: [],
    createdAt: at,
  });
  await bank.sql.insert(contracts).values({ ...(await contractOf(bank, proposal)), confirmed: null });
}

/** Adds the co-owners' parts to the demo's proposals with a co-owner. */
export async function loadCoOwnerParts(
  bank: Bank,
  isDemo: (proposal: ProposalRow) => boolean,
): Promise<void> {
  const all = await bank.sql.select().from(proposals).where(isNotNull(proposals.coOwner));
  for (const proposal of all.filter(isDemo)) {
    await bank.sql.insert(coOwnerParts).values(partOf(proposal));
    if (isStepDone(proposal.flow, 'SELLER.confirmData')) await loadFirstSignature(bank, proposal);
  }
}
