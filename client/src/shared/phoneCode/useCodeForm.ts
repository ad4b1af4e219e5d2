import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { useRef } from 'react';
import type { ValidatePhoneCodeInput } from '../../generated/graphql.ts';
import type { WriteContext } from '../apollo/idempotency.ts';
import { CONSENTS, NO_CONSENTS, validateConsents, type ConsentValues } from '../consents/consents.ts';
import type { FieldMessages, ServerProblem } from '../forms/userErrors.ts';
import { useStepForm } from '../forms/useStepForm.ts';
import { forgetSentCode, type CodePurpose } from './sentCode.ts';

const CODE_PROBLEMS = new Set(['CODE_INVALID', 'CODE_EXPIRED', 'CODE_BURNT']);

type Answer<Opened> = { opened: Opened | null; problems: readonly ServerProblem[] };

export type CodeValues = ConsentValues & { code: string };

export type CodeCheck<Opened> = {
  /** The holder of the phone also accepts what is still to be accepted. */
  asksConsents?: boolean;
  /** Has the code checked; returns what it opened, with what the flow reads of it. */
  check: (input: ValidatePhoneCodeInput, context: WriteContext) => Promise<Answer<Opened>>;
  onOpened: (opened: Opened) => void;
};

/** The form of the code that was sent. */
export function useCodeForm<Opened>(
  purpose: CodePurpose,
  { asksConsents = false, check, onOpened }: CodeCheck<Opened>,
) {
  const unlocked = useRef<Opened | null>(null);
  return useStepForm<CodeValues>({
    defaultValues: { code: '', ...NO_CONSENTS },
    validate: (values): FieldMessages => {
      const message = checkCode(values.code);
      return { ...(message !== null && { code: message }), ...(asksConsents && validateConsents(values)) };
    },
    send: async ({ code }, context) => {
      const input = { ...purpose, code: normalizeCode(code), ...(asksConsents && { consents: CONSENTS }) };
      const { opened, problems } = await check(input, context);
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
