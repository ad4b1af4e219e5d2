import type { TimelineItem, TimelineState } from '@prendarios/design-system/data/Timeline';
import { formatDate } from '@prendarios/rules/format';
import type { PhaseStatus, DashboardProposalFragment } from '#generated/graphql.ts';
import { formatMoment } from '#shared/text/moment.ts';
import { STEP_LABELS } from './stepLabels.ts';
import { DETAIL_TEXTS } from './texts.ts';

const TEXT = DETAIL_TEXTS.stages;

type PhaseView = DashboardProposalFragment['phases'][number];
type StepView = PhaseView['steps'][number];

/** The phases with the fields that the timeline reads. */
export type Course = Pick<DashboardProposalFragment, 'phases' | 'activePhase'> & {
  flow: { isCancelled: boolean };
  documents: readonly { type: string; label: string }[];
  seller: { hasValidData: boolean } | null;
};

/** Everything else waits until the documents sent back are uploaded again (docs/domain.md#the-state-machine). */
const HELD_UP = 'DOCUMENTS_SENT_BACK';
const PARALLEL = 'CONCIERGE';

/**
 * Whether a phase is done; the last phase of a closed flow stays active although it is done
 * (docs/domain.md#the-state-machine).
 */
function isDone({ status, steps }: PhaseView): boolean {
  return status === 'FINALIZED' || (steps.length > 0 && steps.every((step) => step.status === 'FINALIZED'));
}

function stateOf(phase: PhaseView, isCancelled: boolean): TimelineState {
  if (isDone(phase)) return 'done';
  if (phase.status !== 'ACTIVE') return 'todo';
  return isCancelled || phase.name === HELD_UP ? 'blocked' : 'current';
}

const STEP_STATES: Readonly<Record<PhaseStatus, TimelineState>> = {
  FINALIZED: 'done',
  ACTIVE: 'current',
  PENDING: 'todo',
};

/** Returns a step's label, or the document's name for a document sent back. */
const stepTitle = ({ name, documentType }: StepView, documents: Course['documents']): string =>
  documents.find(({ type }) => type === documentType)?.label ?? STEP_LABELS[name];

/** Returns the date of a phase's last step. */
function lastDate({ steps }: PhaseView): string | undefined {
  const [last] = steps
    .flatMap(({ finishedAt }) => (finishedAt === null ? [] : [finishedAt]))
    .toSorted()
    .toReversed();
  return last === undefined ? undefined : formatDate(last);
}

/** Returns the timeline's items, one per phase; `waitsFor` is the party that must act in the active one. */
export function timelineItems(
  { flow: { isCancelled }, phases, activePhase, documents, seller }: Course,
  waitsFor?: string,
): TimelineItem[] {
  const isAwaited = seller?.hasValidData === false;
  const stepItem = (step: StepView): TimelineItem => {
    const title = stepTitle(step, documents);
    // The bank finishes this step when it sends the link; the seller's data come later
    // (docs/domain.md#the-state-machine).
    if (step.name === 'SELLER_DATA' && step.status === 'FINALIZED' && isAwaited) {
      return { title, state: isCancelled ? 'blocked' : 'current' };
    }
    return {
      title,
      state: isCancelled && step.status === 'ACTIVE' ? 'blocked' : STEP_STATES[step.status],
      date: step.finishedAt === null ? undefined : formatMoment(step.finishedAt),
    };
  };
  return phases.map((phase): TimelineItem => {
    const isHeldOpen = phase.name === 'SELLER' && isAwaited && isDone(phase) && !isCancelled;
    const state = isHeldOpen ? 'current' : stateOf(phase, isCancelled);
    return {
      title: phase.label,
      date: state === 'done' ? lastDate(phase) : undefined,
      state,
      detail: isHeldOpen ? TEXT.sellerAwaited : detailOf(phase, state, isCancelled),
      waitsFor: phase.name === activePhase?.name ? waitsFor : undefined,
      steps: state === 'todo' ? [] : phase.steps.map(stepItem),
    };
  });
}

function detailOf(phase: PhaseView, state: TimelineState, isCancelled: boolean): string | undefined {
  if (phase.name === PARALLEL && !isCancelled && state !== 'done') return TEXT.parallel;
  return isCancelled && state === 'blocked' && phase.name !== PARALLEL ? TEXT.cancelledHere : undefined;
}
