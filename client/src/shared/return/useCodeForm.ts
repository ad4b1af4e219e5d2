import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { useRef } from 'react';
import type { ValidatePhoneCodeInput } from '../../generated/graphql.ts';
import type { WriteContext } from '../apollo/idempotency.ts';
import type { FieldMessages, ServerProblem } from '../forms/userErrors.ts';
import { useStepForm } from '../forms/useStepForm.ts';
import type { Match } from './match.ts';

type Answer<Opened> = { opened: Opened | null; problems: readonly ServerProblem[] };

export type CodeCheck<Opened> = {
  /** Has the code checked; what it opened comes with what the flow reads of it. */
  check: (input: ValidatePhoneCodeInput, context: WriteContext) => Promise<Answer<Opened>>;
  onOpened: (opened: Opened) => void;
};

/** The code that opens a found proposal for this browser. */
export function useCodeForm<Opened>(match: Match, { check, onOpened }: CodeCheck<Opened>) {
  const unlocked = useRef<Opened | null>(null);
  return useStepForm<{ code: string }>({
    defaultValues: { code: '' },
    validate: ({ code }): FieldMessages => {
      const message = checkCode(code);
      return message === null ? {} : { code: message };
    },
    send: async ({ code }, context) => {
      const input = { proposalId: match.id, code: normalizeCode(code), returning: true };
      const { opened, problems } = await check(input, context);
      unlocked.current = opened;
      return problems;
    },
    onDone: () => {
      if (unlocked.current !== null) onOpened(unlocked.current);
    },
    fieldOf: () => 'code',
  });
}
