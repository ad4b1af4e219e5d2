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

type Left = { secondsLeft: number; isExpired: boolean };

function leftOf(known: SentCode | null): Left {
  const now = steadyNow();
  return {
    secondsLeft: secondsToResend(known, now),
    isExpired: known !== null && known.expiresAt <= now,
  };
}

/** Counts down the seconds until another code can be sent, and says when the code has expired. */
function useCountdown(known: SentCode | null): Left {
  const [left, setLeft] = useState(() => leftOf(known));
  useEffect(
    function countDown() {
      const tick = () => setLeft(leftOf(known));
      tick();
      const timer = setInterval(tick, SECOND);
      return () => clearInterval(timer);
    },
    [known],
  );
  return left;
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

/** Sends the code on arrival, unless one was sent that is still valid, and again on request; after a link, on request only. */
export function usePhoneCode({ proposalId, returning, byLink = false }: CodePurpose) {
  const [mutate] = useSendPhoneCodeMutation();
  const [known, setKnown] = useState(() => readSentCode({ proposalId, returning }));
  const [isSending, setSending] = useState(known === null && !byLink);
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
        variables: { input: { proposalId, returning, byLink } },
        context: writeContext(crypto.randomUUID()),
      }).catch(() => ({ data: undefined }));
      take(data?.sendPhoneCode, isAnother);
      inFlight.current = false;
      setSending(false);
    },
    [mutate, proposalId, returning, byLink, take],
  );

  useEffect(
    function sendOnArrival() {
      if (!byLink && readSentCode({ proposalId, returning }) === null) void request(false);
    },
    [proposalId, returning, byLink, request],
  );

  const send = () => {
    setSending(true);
    setNotice(null);
    void request(byLink || known !== null);
  };

  // The link came with a code, which was asked for elsewhere.
  return { known, wasSent: byLink || known !== null, notice, isSending, ...useCountdown(known), send };
}

export type PhoneCode = ReturnType<typeof usePhoneCode>;

/** The line below the page's heading: the phone that got the code. */
export function whereSent({ known, isSending }: PhoneCode, maskedPhone: string | null = null): string {
  const phone = known?.maskedPhone ?? maskedPhone;
  if (isSending) return TEXT.sending;
  return known === null || phone === null ? TEXT.notSent : TEXT.sentTo(keepTogether(phone));
}
