import type { Role } from '#shared/session/sessionStore.ts';
import type { DashboardProposal } from '../proposal/facts.ts';

/** Returns the proposal as it will look once a user with this role cancels it now (ST-17). */
export function asCancelled(proposal: DashboardProposal, role: Role, now: Date): DashboardProposal {
  return {
    ...proposal,
    cancellation: {
      __typename: 'Cancellation',
      by: role === 'APPLICANT' ? 'OWNER' : 'POINT_OF_SALE',
      cancelledAt: now.toISOString(),
    },
    status: 'CANCELLED_BY_APPLICANT',
    flow: {
      ...proposal.flow,
      isCancelled: true,
      canBeCancelled: false,
      canBeResumed: false,
      isBiometryInProgress: false,
      hasDocumentsSentBack: false,
      isPledgeAtRegistry: false,
    },
    resumeStep: null,
    displayName: 'Cancelada',
    stage: 'Cancelada',
    stageKind: 'STOPPED',
    waitsFor: null,
  };
}
