import { noFields } from '@prendarios/rules/forms/answers';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { identityProblems } from '../identityProblem.ts';

/** Runs a call to the identity service that has no input, and keeps its error for display. */
export function useAct(id: string, act: () => Promise<void>, onDone: () => void) {
  return useStepForm({
    id,
    schema: noFields,
    defaultValues: {},
    isKeyed: false,
    send: async () => problemsOrResult(await identityProblems(act), null),
    onDone,
  });
}
