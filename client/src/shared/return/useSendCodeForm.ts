import { useRef } from 'react';
import { useStepForm } from '../forms/useStepForm.ts';
import type { Match } from './match.ts';
import { useSendReturnCode, type CodeSent } from './useReturnCode.ts';

/** The form without fields that has a code sent to the phone of a found proposal. */
export function useSendCodeForm(match: Match, onSent: (sent: CodeSent) => void) {
  const sendCode = useSendReturnCode();
  const sent = useRef<CodeSent>({ maskedPhone: match.maskedPhone, resendAfter: null });
  return useStepForm({
    defaultValues: {},
    validate: () => ({}),
    send: async (_values, context) => {
      const answer = await sendCode(match, context);
      sent.current = answer.sent;
      return answer.problems;
    },
    onDone: () => onSent(sent.current),
  });
}
