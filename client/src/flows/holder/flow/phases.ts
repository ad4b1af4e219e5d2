import type { FlowStepName } from '#generated/graphql.ts';

/** The parts of the generated `FlowPhase` that the flow reads. */
export type PhaseView = {
  name: string;
  status: 'PENDING' | 'ACTIVE' | 'FINALIZED';
  steps: readonly { name: FlowStepName; status: 'PENDING' | 'ACTIVE' | 'FINALIZED' }[];
};

export function isPhaseDone(phases: readonly PhaseView[], phase: string): boolean {
  return phases.some(({ name, status }) => name === phase && status === 'FINALIZED');
}

/**
 * Whether the named steps of the phase are finished. Steps that the phase lacks count as finished: without a co-owner
 * there is no CO_OWNER_ADDRESS.
 */
export function areStepsDone(phases: readonly PhaseView[], phase: string, ...names: FlowStepName[]): boolean {
  const found = phases.find(({ name }) => name === phase);
  if (found === undefined) return false;
  if (found.status === 'FINALIZED') return true;
  return found.steps.filter(({ name }) => names.includes(name)).every(({ status }) => status === 'FINALIZED');
}
