import type { FlowStepName } from '#generated/graphql.ts';
import { isPhaseDone, type PhaseView } from '../../flow/phases.ts';

/** Without step names, uses the end of the phase. */
const isStepDone = (phases: readonly PhaseView[], phase: string, step: FlowStepName): boolean =>
  isPhaseDone(phases, phase) ||
  phases.some(
    ({ name, steps }) =>
      name === phase && steps.some((one) => one.name === step && one.status === 'FINALIZED'),
  );

/**
 * Returns how many of the four steps after the request are done: identity check, contract, registry, payment.
 * `isValidated`: the identity check passed.
 */
export function stepsDoneAfter(phases: readonly PhaseView[], isValidated: boolean): number {
  if (isStepDone(phases, 'PLEDGE_INSCRIPTION', 'INSCRIPTION')) return 3;
  if (isStepDone(phases, 'IDENTITY_AND_CONTRACT', 'CONTRACT_SIGNATURE')) return 2;
  return isValidated ? 1 : 0;
}
