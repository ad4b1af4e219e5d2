import type { FlowAnswer } from '../bank/contract.ts';
import type { ProposalAccess } from '../generated/resolvers.ts';
import { isBiometryInProgress, lastFinalizedPhase } from './flow.ts';

/** `pointsOfSale`: a seller's points of sale; null for other users, whose own proposals always match. */
export type Entering = {
  pointOfSale: string | null;
  user: { isAdmin: boolean; pointsOfSale: readonly string[] | null } | null;
};

function accessOf({ pointOfSale, user }: Entering): ProposalAccess {
  if (pointOfSale === null) return user === null ? 'MAY_CONTINUE' : 'CONTINUE_OR_RESTART';
  if (user === null) return 'SIGN_IN_FIRST';
  const matches = user.pointsOfSale === null || user.pointsOfSale.includes(pointOfSale);
  return matches ? 'MAY_CONTINUE' : 'OTHER_POINT_OF_SALE';
}

/** These take precedence over the state of the process (ST-15). */
const FIRST: readonly ProposalAccess[] = ['SIGN_IN_FIRST', 'CONTINUE_OR_RESTART', 'OTHER_POINT_OF_SALE'];

/** Returns whether and how a user may continue a proposal (ST-13 to ST-15). */
export function proposalAccess(flow: FlowAnswer, entering: Entering): ProposalAccess {
  if (entering.user?.isAdmin) return 'READ_ONLY';
  const base = accessOf(entering);
  if (FIRST.includes(base)) return base;
  if (isBiometryInProgress(flow)) return 'IDENTITY_CHECK_IN_PROGRESS';
  if (lastFinalizedPhase(flow)?.name === 'BIOMETRIA') return 'IDENTITY_CHECK_DONE';
  const concierge = flow.flowPhase.find(({ name }) => name === 'CONCIERGE');
  return concierge?.status === 'ACTIVE' ? 'CONCIERGE_HELPS' : base;
}
