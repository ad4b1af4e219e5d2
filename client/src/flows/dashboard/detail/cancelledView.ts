import type { DashboardProposal } from '../proposal/facts.ts';

/** The proposal as it will be after the cancellation (ST-17). */
export function asCancelled(proposal: DashboardProposal): DashboardProposal {
  return {
    ...proposal,
    status: 'CANCELLED_BY_APPLICANT',
    flow: {
      ...proposal.flow,
      cancelled: true,
      cancellable: false,
      resumable: false,
      biometryInProgress: false,
      documentsSentBack: false,
      pledgeAtRegistry: false,
    },
    resumeStep: null,
    displayName: 'Cancelada',
    stage: 'Cancelada',
    stageKind: 'STOPPED',
    waitsFor: null,
  };
}
