import { phoneCodeForm } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import type { ValidatePhoneCodeInput } from '#generated/graphql.ts';
import type { WriteContext } from '#shared/api/idempotency.ts';
import { CONSENTS, NO_CONSENTS } from '../consents/consents.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import type { Sent } from '#shared/forms/useSubmission.ts';
import { forgetSentCode, type CodeTarget } from './sentCode.ts';

/** Codes of the bank's problems with the entered code. */
export const CODE_PROBLEMS = new Set(['CODE_INVALID', 'CODE_EXPIRED', 'CODE_BURNT']);

export type CodeCheck<Opened> = {
  /** Whether the phone's owner must also accept the missing consents. */
  asksConsents?: boolean;
  /** Validates the code on the server; returns the result. */
  check: (input: ValidatePhoneCodeInput, context: WriteContext) => Promise<Sent<Opened>>;
  onOpened: (opened: Opened) => void;
};

export function useCodeForm<Opened>(
  target: CodeTarget,
  { asksConsents = false, check, onOpened }: CodeCheck<Opened>,
) {
  const [schema] = useState(() => phoneCodeForm({ asksConsents }));
  return useStepForm({
    id: 'phone-code',
    schema,
    defaultValues: { code: '', ...NO_CONSENTS },
    send: ({ code }, context) =>
      check({ ...target, code, ...(asksConsents && { consents: CONSENTS }) }, context),
    onDone: (opened) => {
      forgetSentCode();
      onOpened(opened);
    },
    fieldOf: ({ code }) => (CODE_PROBLEMS.has(code) ? 'code' : null),
  });
}
