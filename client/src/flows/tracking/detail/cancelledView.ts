import type { Tracked } from '../proposal/facts.ts';

/** The proposal as it will be once the cancellation was granted (ST-17). */
export function asCancelled(proposal: Tracked): Tracked {
  return {
    ...proposal,
    status: 'CANCELLED_BY_APPLICANT',
    cancelled: true,
    resumable: false,
    biometryInProgress: false,
    resumeStep: null,
    displayName: 'Cancelada',
    stage: 'Cancelada',
    stageColour: 'RED',
    waitsFor: null,
    pledgeRegistryMode: false,
    reloadMode: false,
    cancellable: false,
  };
}
