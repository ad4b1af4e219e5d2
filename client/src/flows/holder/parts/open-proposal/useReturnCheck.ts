import type { HolderProposalFragment } from '#generated/graphql.ts';
import { useValidatePhoneCodeMutation } from '#generated/hooks.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import type { CodeCheck } from '#shared/loan/phoneCode/useCodeForm.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';

/** Checks the code of a found proposal, then refetches flow and proposal. */
export function useReturnCheck(): CodeCheck<HolderProposalFragment>['check'] {
  const { refresh } = useHolderFlow();
  const [validate] = useValidatePhoneCodeMutation();
  return async (input, context) => {
    const { data } = await validate({ variables: { input }, context });
    const { proposal = null, userErrors: problems = [] } = data?.validatePhoneCode ?? {};
    if (proposal === null) return { problems };
    await refresh();
    return problemsOrResult(problems, proposal);
  };
}
