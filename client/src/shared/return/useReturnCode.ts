import { useEffect, useState } from 'react';
import { useSendReturnCodeMutation } from '../../generated/hooks.ts';
import type { WriteContext } from '../apollo/idempotency.ts';
import type { ServerProblem } from '../forms/userErrors.ts';
import type { Match } from './match.ts';
import { RETURN_TEXTS } from './texts.ts';

const TEXT = RETURN_TEXTS.code;

/** `resendAfter`: the instant from when another code can be asked for. */
export type CodeSent = { maskedPhone: string; resendAfter: string | null };

/** Whole seconds until an instant, counted down. */
function useSecondsUntil(instant: string | null): number {
  const left = () =>
    instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(
    function countDown() {
      setSeconds(left());
      const timer = setInterval(() => setSeconds(left()), 1_000);
      return () => clearInterval(timer);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `left` is made of `instant` alone
    [instant],
  );
  return seconds;
}

/** Sends the code that opens a found proposal; what stood in the way comes as problems. */
export function useSendReturnCode() {
  const [sendCode] = useSendReturnCodeMutation();
  return async (
    match: Match,
    context: WriteContext,
  ): Promise<{ sent: CodeSent; problems: readonly ServerProblem[] }> => {
    const { data } = await sendCode({
      variables: { input: { proposalId: match.id, returning: true } },
      context,
    });
    const answer = data?.sendPhoneCode;
    return {
      sent: {
        maskedPhone: answer?.maskedPhone ?? match.maskedPhone,
        resendAfter: answer?.resendAfter ?? null,
      },
      // One that was sent a moment ago is still good: the person can type it.
      problems: (answer?.userErrors ?? []).filter(({ code }) => code !== 'RESEND_TOO_SOON'),
    };
  };
}

/** Asking for another code once the wait is over; `notice` says what came of it. */
export function useResend(match: Match, sent: CodeSent) {
  const [sendCode, { loading }] = useSendReturnCodeMutation();
  const [resendAfter, setResendAfter] = useState(sent.resendAfter);
  const [notice, setNotice] = useState('');
  const seconds = useSecondsUntil(resendAfter);
  const resend = async () => {
    try {
      const { data } = await sendCode({ variables: { input: { proposalId: match.id, returning: true } } });
      const answer = data?.sendPhoneCode;
      setResendAfter(answer?.resendAfter ?? null);
      setNotice(answer?.userErrors[0]?.message ?? TEXT.sent);
    } catch {
      // The error modal has told of it; the code sent before may still be good.
    }
  };
  return { seconds, notice, busy: loading, ask: () => void (seconds === 0 && resend()) };
}
