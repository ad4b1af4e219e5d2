import type { TimelineItem, TimelineState } from '@prendarios/design-system/data/Timeline';
import type { PhaseStatus, TrackedProposalFragment } from '../../../generated/graphql.ts';
import { STEP_LABELS } from './stepLabels.ts';
import { DETAIL_TEXTS } from './texts.ts';

const TEXT = DETAIL_TEXTS.stages;

export type PhaseView = TrackedProposalFragment['phases'][number];
type StepView = PhaseView['steps'][number];

/** What the phases are read along with. */
export type Course = Pick<TrackedProposalFragment, 'cancelled' | 'phases' | 'activePhase'> & {
  documents: readonly { type: string; label: string }[];
};

/** Observed documents hold everything else up until they are there again (DOMAIN §5). */
const HELD_UP = 'RE_LOAD_DOCUMENTATION';
const PARALLEL = 'CONCIERGE';

/** A closed flow leaves its last phase active although all of it is done (DOMAIN §5). */
function isDone({ status, steps }: PhaseView): boolean {
  return status === 'FINALIZED' || (steps.length > 0 && steps.every((step) => step.status === 'FINALIZED'));
}

function stateOf(phase: PhaseView, cancelled: boolean): TimelineState {
  if (isDone(phase)) return 'done';
  if (phase.status !== 'ACTIVE') return 'todo';
  return cancelled || phase.name === HELD_UP ? 'blocked' : 'current';
}

const STEP_STATES: Readonly<Record<PhaseStatus, TimelineState>> = {
  FINALIZED: 'done',
  ACTIVE: 'current',
  PENDING: 'todo',
};

/** A step's words; those of the phase for observed documents are the documents themselves. */
export function stepTitle(phase: string, step: string, documents: Course['documents']): string {
  return STEP_LABELS[`${phase}.${step}`] ?? documents.find(({ type }) => type === step)?.label ?? step;
}

/** What has happened and what comes, phase by phase; `waitsFor` is who must act at the active one. */
export function timelineItems(
  { cancelled, phases, activePhase, documents }: Course,
  waitsFor?: string,
): TimelineItem[] {
  const stepItem = (phase: PhaseView, step: StepView): TimelineItem => ({
    title: stepTitle(phase.name, step.name, documents),
    state: cancelled && step.status === 'ACTIVE' ? 'blocked' : STEP_STATES[step.status],
  });
  return phases.map((phase): TimelineItem => {
    const state = stateOf(phase, cancelled);
    return {
      title: phase.label,
      state,
      detail: detailOf(phase, state, cancelled),
      waitsFor: phase.name === activePhase?.name ? waitsFor : undefined,
      steps: state === 'todo' ? [] : phase.steps.map((step) => stepItem(phase, step)),
    };
  });
}

function detailOf(phase: PhaseView, state: TimelineState, cancelled: boolean): string | undefined {
  if (phase.name === PARALLEL && !cancelled && state !== 'done') return TEXT.parallel;
  return cancelled && state === 'blocked' && phase.name !== PARALLEL ? TEXT.cancelledHere : undefined;
}
