/** What a proposal tells of its phases; the shape of the generated `FlowPhase`, as far as the flow reads it. */
export type PhaseView = {
  name: string;
  status: 'PENDING' | 'ACTIVE' | 'FINALIZED';
  steps: readonly { name: string; status: 'PENDING' | 'ACTIVE' | 'FINALIZED' }[];
};

/** The phase was finished. */
export function isPhaseDone(phases: readonly PhaseView[], phase: string): boolean {
  return phases.some(({ name, status }) => name === phase && status === 'FINALIZED');
}

/**
 * Every one of the named steps that the phase has was finished. A step that the phase does not have counts as
 * done: a proposal without co-owner has no `addressCoOwner`.
 */
export function areStepsDone(phases: readonly PhaseView[], phase: string, ...names: string[]): boolean {
  const found = phases.find(({ name }) => name === phase);
  if (found === undefined) return false;
  if (found.status === 'FINALIZED') return true;
  return found.steps.filter(({ name }) => names.includes(name)).every(({ status }) => status === 'FINALIZED');
}
