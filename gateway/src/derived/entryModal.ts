import type { FlowAnswer } from '../bank/proposal.ts';
import type { EntryModal } from '../generated/resolvers.ts';
import { isBiometryInProgress, lastFinalizedPhase } from './flow.ts';

/** `pointsOfSale`: a seller's points of sale; null for other users, whose own proposals always match. */
export type Entering = {
  pointOfSale: string | null;
  user: { pointsOfSale: readonly string[] | null } | null;
};

function baseCode({ pointOfSale, user }: Entering): EntryModal {
  if (pointOfSale === null) {
    return user === null ? 'NULL_POINT_OF_SALE_USER_NOT_LOGGED' : 'NULL_POINT_OF_SALE_USER_LOGGED';
  }
  if (user === null) return 'USER_NOT_LOGGED';
  const matches = user.pointsOfSale === null || user.pointsOfSale.includes(pointOfSale);
  return matches ? 'SELLER_MATCH_LOGGED' : 'SELLER_MISMATCH_LOGGED';
}

/** These take precedence over the modals of the process (ST-15). */
const FIRST: readonly EntryModal[] = [
  'USER_NOT_LOGGED',
  'NULL_POINT_OF_SALE_USER_LOGGED',
  'SELLER_MISMATCH_LOGGED',
];

/** Returns the modal to show when a user opens a proposal (ST-13 to ST-15). */
export function entryModal(flow: FlowAnswer, entering: Entering): EntryModal {
  const base = baseCode(entering);
  if (FIRST.includes(base)) return base;
  if (isBiometryInProgress(flow)) return 'ACTIVE_BIOMETRY';
  if (lastFinalizedPhase(flow)?.name === 'BIOMETRIA') return 'FINALIZED_BIOMETRY';
  const concierge = flow.flowPhase.find(({ name }) => name === 'CONCIERGE');
  return concierge?.status === 'ACTIVE' ? 'CONCIERGE_FLOW_PHASE' : base;
}
