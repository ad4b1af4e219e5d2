import type { DashboardProposal } from '../proposal/facts.ts';

/** The proposal as it will be after the cancellation (ST-17). */
export function asCancelled(proposal: DashboardProposal): DashboardProposal {
  return {
    ...proposal,
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
