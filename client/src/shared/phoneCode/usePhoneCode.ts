import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SendPhoneCodeMutation } from '../../generated/graphql.ts';
import { useSendPhoneCodeMutation } from '../../generated/hooks.ts';
import { writeContext } from '../apollo/idempotency.ts';
import {
  keepSentCode,
  readSentCode,
  secondsToResend,
  sentCode,
  steadyNow,
  type CodePurpose,
  type SentCode,
} from './sentCode.ts';
import { PHONE_CODE_TEXTS as TEXT } from './texts.ts';

const SECOND = 1_000;

/** Counts down the seconds until another code can be sent. */
function useCountdown(known: SentCode | null): number {
  const [seconds, setSeconds] = useState(() => secondsToResend(known, steadyNow()));
  useEffect(
    function countDown() {
      const tick = () => setSeconds(secondsToResend(known, steadyNow()));
      tick();
      const timer = setInterval(tick, SECOND);
      return () => clearInterval(timer);
    },
    [known],
  );
  return seconds;
}

type Notice = { tone: 'success' | 'info' | 'warning'; message: string };

/** The notice about an answer; none for the first code, as the page shows its number. */
function noticeOf(
  answer: SendPhoneCodeMutation['sendPhoneCode'] | undefined,
  isAnother: boolean,
): Notice | null {
  const [problem] = answer?.userErrors ?? [];
  if (answer === undefined) return { tone: 'warning', message: TEXT.sendFailed };
  if (problem?.code === 'RESEND_TOO_SOON') return { tone: 'info', message: TEXT.tooSoon };
  if (problem !== undefined) return { tone: 'warning', message: problem.message };
  return isAnother ? { tone: 'success', message: TEXT.resent } : null;
}

/** Sends the code on arrival, unless one was sent that is still valid, and again on request. */
export function usePhoneCode({ proposalId, returning }: CodePurpose) {
  const [mutate] = useSendPhoneCodeMutation();
  const [known, setKnown] = useState(() => readSentCode({ proposalId, returning }));
  const [isSending, setSending] = useState(known === null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const inFlight = useRef(false);

  const take = useCallback(
    (answer: SendPhoneCodeMutation['sendPhoneCode'] | undefined, isAnother: boolean) => {
      const sent = answer === undefined ? null : sentCode({ proposalId, returning }, answer, steadyNow());
      setNotice(noticeOf(answer, isAnother));
      if (sent === null) return;
      keepSentCode(sent);
      setKnown(sent);
    },
    [proposalId, returning],
  );

  const request = useCallback(
    async (isAnother: boolean) => {
      if (inFlight.current) return;
      inFlight.current = true;
      // After a failure the button stays, and the notice shows the problem.
      const { data } = await mutate({
        variables: { input: { proposalId, returning } },
        context: writeContext(crypto.randomUUID()),
      }).catch(() => ({ data: undefined }));
      take(data?.sendPhoneCode, isAnother);
      inFlight.current = false;
      setSending(false);
    },
    [mutate, proposalId, returning, take],
  );

  useEffect(
    function sendOnArrival() {
      if (readSentCode({ proposalId, returning }) === null) void request(false);
    },
    [proposalId, returning, request],
  );

  const send = () => {
    setSending(true);
    setNotice(null);
    void request(known !== null);
  };

  return { known, notice, isSending, secondsLeft: useCountdown(known), send };
}

export type PhoneCode = ReturnType<typeof usePhoneCode>;

/** The line below the page's heading: the phone that got the code. */
export function whereSent({ known, isSending }: PhoneCode, maskedPhone: string | null = null): string {
  const phone = known?.maskedPhone ?? maskedPhone;
  if (isSending) return TEXT.sending;
  return known === null || phone === null ? TEXT.notSent : TEXT.sentTo(keepTogether(phone));
}
