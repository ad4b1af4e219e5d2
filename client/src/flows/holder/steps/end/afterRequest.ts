import type { FlowStepName } from '#generated/graphql.ts';
import { isPhaseDone, type PhaseView } from '../../flow/phases.ts';

/** A bank may name no steps: then only the end of the phase is known. */
const isStepDone = (phases: readonly PhaseView[], phase: string, step: FlowStepName): boolean =>
  isPhaseDone(phases, phase) ||
  phases.some(
    ({ name, steps }) =>
      name === phase && steps.some((one) => one.name === step && one.status === 'FINALIZED'),
  );

/**
 * How many of the four steps after the request are done: the identity check, the contract, the registry, the payment.
 * `isValidated`: the identity check passed.
 */
export function stepsDoneAfter(phases: readonly PhaseView[], isValidated: boolean): number {
  if (isStepDone(phases, 'PLEDGE_INSCRIPTION', 'INSCRIPTION')) return 3;
  if (isStepDone(phases, 'IDENTITY_AND_CONTRACT', 'CONTRACT_SIGNATURE')) return 2;
  return isValidated ? 1 : 0;
}
