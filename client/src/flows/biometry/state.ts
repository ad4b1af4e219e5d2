import type { BiometryProposalFragment, CoOwnerStep } from '#generated/graphql.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import { isHeld } from '#shared/loan/proposal/revocationText.ts';
import type { FlowBrand, FlowState } from './flow.ts';

type Flow = Omit<BiometryProposalFragment['flow'], '__typename' | 'accountSaved'>;

type Stoppable = {
  flow: Flow;
  revocation?: BiometryProposalFragment['revocation'];
  coOwnerPart?: { step: CoOwnerStep } | null;
};

/**
 * Why the flow is closed. `refused`: by the co-owner. `revoked`: the bank has not resolved a revocation yet. `staff`: the
 * user is not the person whose identity is checked.
 */
export type Stop = 'staff' | 'cancelled' | 'sent-back' | 'not-yet' | 'refused' | 'revoked';

/**
 * Returns why the flow is closed, or null. Entry modals do not apply: the identity check belongs to the holder,
 * whichever point of sale sold the loan, and the user has proved to be the holder (ST-14, ST-15).
 */
export function stopOf({ flow, revocation, coOwnerPart }: Stoppable, role: Role | null): Stop | null {
  if (role === 'SELLER' || role === 'ADMIN') return 'staff';
  if (flow.isCancelled) return 'cancelled';
  if (flow.isBiometryFinalized) return null;
  if (isHeld(revocation)) return 'revoked';
  if (coOwnerPart?.step === 'REFUSED') return 'refused';
  if (flow.hasDocumentsSentBack) return 'sent-back';
  return flow.isBiometryInProgress ? null : 'not-yet';
}

/** Returns the brand under which the identity check started, before that the brand of the address (RT-54). */
export function brandOf({ biometry }: Pick<BiometryProposalFragment, 'biometry'>, at: FlowBrand): FlowBrand {
  if (biometry.processNumber === null && !biometry.isValidated) return at;
  return biometry.isVivere ? 'vivere' : 'ceibo';
}

/**
 * Returns the id of the user's open proposal to show without a link; 'several' if the user has to choose, null without
 * one.
 */
export function proposalToShow(
  open: readonly { id: string | null; flow: { isBiometryInProgress: boolean } }[],
): string | null {
  const due = open.filter(({ flow }) => flow.isBiometryInProgress);
  const candidates = due.length > 0 ? due : open;
  if (candidates.length > 1) return 'several';
  return candidates[0]?.id ?? null;
}

export function flowState(proposal: BiometryProposalFragment, brand: FlowBrand): FlowState {
  const steps = proposal.phases.find(({ name }) => name === 'IDENTITY_AND_CONTRACT')?.steps ?? [];
  return {
    brand,
    validated: proposal.biometry.isValidated,
    isAccountSaved: proposal.flow.isAccountSaved,
    contractMade: proposal.contract.status !== 'NOT_CREATED',
    signed: steps.some(({ name, status }) => name === 'CONTRACT_SIGNATURE' && status === 'FINALIZED'),
    finished: proposal.flow.isBiometryFinalized,
  };
}
