import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { useRef } from 'react';
import type { HolderProposalFragment } from '../../../generated/graphql.ts';
import { useReturnWithCodeMutation } from '../../../generated/hooks.ts';
import type { FieldMessages } from '../../../shared/forms/userErrors.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { useHolderFlow } from '../HolderContext.ts';
import type { Match } from '../open-proposal/openProposal.ts';

/** The code that opens a found proposal for this browser; `onUnlocked` once flow and proposal are read again. */
export function useCodeForm(match: Match, onUnlocked: (proposal: HolderProposalFragment) => void) {
  const { refresh } = useHolderFlow();
  const [validate] = useReturnWithCodeMutation();
  const unlocked = useRef<HolderProposalFragment | null>(null);
  return useStepForm<{ code: string }>({
    defaultValues: { code: '' },
    validate: ({ code }): FieldMessages => {
      const message = checkCode(code);
      return message === null ? {} : { code: message };
    },
    send: async ({ code }, context) => {
      const input = { proposalId: match.id, code: normalizeCode(code), returning: true };
      const { data } = await validate({ variables: { input }, context });
      const problems = data?.validatePhoneCode.userErrors ?? [];
      if (problems.length > 0) return problems;
      await refresh();
      unlocked.current = data?.validatePhoneCode.proposal ?? null;
      return [];
    },
    onDone: () => {
      if (unlocked.current !== null) onUnlocked(unlocked.current);
    },
    fieldOf: () => 'code',
  });
}
