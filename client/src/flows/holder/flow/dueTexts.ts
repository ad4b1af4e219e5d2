import type { DueStep } from '#shared/forms/dueStep.ts';
import { MOVED_ON_TEXTS } from '#shared/forms/movedOnTexts.ts';
import { dueStep, guard, stepById, type FlowState, type StepId } from './flow.ts';

const TEXT = MOVED_ON_TEXTS;

/** Returns the due step: the end once the bank has the application, the start without one. */
export function stepDueNow(state: FlowState): StepId {
  if (state.proposal === null) return 'start';
  return guard('payment-account', state) === 'end' ? 'end' : dueStep(state);
}

/** Returns a text about the due step and the label of its button. */
export function dueTexts(state: FlowState): Omit<DueStep, 'go'> {
  if (state.proposal === null) return { text: TEXT.over, label: TEXT.toStart };
  const due = stepDueNow(state);
  if (due === 'summary') return { text: TEXT.summary, label: TEXT.toSummary };
  if (due === 'end') return { text: TEXT.sent, label: TEXT.toSent };
  const { title } = stepById(due);
  return { text: TEXT.next(title), label: TEXT.toNext(title) };
}
