import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { useRef } from 'react';
import type { ValidatePhoneCodeInput } from '../../generated/graphql.ts';
import type { WriteContext } from '../apollo/idempotency.ts';
import type { FieldMessages, ServerProblem } from '../forms/userErrors.ts';
import { useStepForm } from '../forms/useStepForm.ts';
import { forgetSentCode, type CodePurpose } from './sentCode.ts';

const CODE_PROBLEMS = new Set(['CODE_INVALID', 'CODE_EXPIRED', 'CODE_BURNT']);

type Answer<Opened> = { opened: Opened | null; problems: readonly ServerProblem[] };

export type CodeCheck<Opened> = {
  /** Has the code checked; returns what it opened, with what the flow reads of it. */
  check: (input: ValidatePhoneCodeInput, context: WriteContext) => Promise<Answer<Opened>>;
  onOpened: (opened: Opened) => void;
};

/** The form of the code that was sent. */
export function useCodeForm<Opened>(purpose: CodePurpose, { check, onOpened }: CodeCheck<Opened>) {
  const unlocked = useRef<Opened | null>(null);
  return useStepForm<{ code: string }>({
    defaultValues: { code: '' },
    validate: ({ code }): FieldMessages => {
      const message = checkCode(code);
      return message === null ? {} : { code: message };
    },
    send: async ({ code }, context) => {
      const { opened, problems } = await check({ ...purpose, code: normalizeCode(code) }, context);
      unlocked.current = opened;
      return problems;
    },
    onDone: () => {
      forgetSentCode();
      if (unlocked.current !== null) onOpened(unlocked.current);
    },
    fieldOf: ({ code }) => (CODE_PROBLEMS.has(code) ? 'code' : null),
  });
}
