import type { DueStep } from '#shared/forms/dueStep.ts';
import { MOVED_ON_TEXTS } from '#shared/forms/movedOnTexts.ts';
import { dueStep, guard, stepById, type FlowState, type StepId } from './flow.ts';

const TEXT = MOVED_ON_TEXTS;

/** The step to go on with: the end once the bank has received the application, and the start without one. */
export function stepDueNow(state: FlowState): StepId {
  if (state.proposal === null) return 'start';
  return guard('payment-account', state) === 'end' ? 'end' : dueStep(state);
}

/** What to say about the step that is due, and the label of the button to it. */
export function dueTexts(state: FlowState): Omit<DueStep, 'go'> {
  if (state.proposal === null) return { text: TEXT.over, label: TEXT.toStart };
  const due = stepDueNow(state);
  if (due === 'summary') return { text: TEXT.summary, label: TEXT.toSummary };
  if (due === 'end') return { text: TEXT.sent, label: TEXT.toSent };
  const { title } = stepById(due);
  return { text: TEXT.next(title), label: TEXT.toNext(title) };
}
