import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSendPhoneCodeMutation } from '#generated/hooks.ts';
import { writeContext, type WriteContext } from '#shared/api/idempotency.ts';
import {
  codeKey,
  keepSentCode,
  readSentCode,
  secondsToResend,
  sentCode,
  steadyNow,
  type CodeAnswer,
  type CodeTarget,
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

/** Counts down the seconds until another code can be sent, and reports when the code has expired. */
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

/** Returns the notice about a response; null for the first code, whose number the page shows. */
function noticeOf(answer: CodeAnswer | undefined, isAnother: boolean): Notice | null {
  const [problem] = answer?.userErrors ?? [];
  if (answer === undefined) return { tone: 'warning', message: TEXT.sendFailed };
  if (problem?.code === 'RESEND_TOO_SOON') return { tone: 'info', message: TEXT.tooSoon };
  if (problem !== undefined) return { tone: 'warning', message: problem.message };
  return isAnother
    ? { tone: 'success', message: answer.sentCode === null ? TEXT.resentIfAny : TEXT.resent }
    : null;
}

type CodeOptions = {
  /** Identifies the code in this tab. */
  key: string;
  /** Whether to send the code on arrival, unless an earlier one is still valid. */
  onArrival: boolean;
  /** Whether the user came from a message that contained a code. */
  hasCode?: boolean;
  request: (context: WriteContext) => Promise<CodeAnswer | undefined>;
};

/** Sends a code on arrival or on request, and resends it on request. */
export function useSentCode({ key, onArrival, hasCode = false, request }: CodeOptions) {
  const [known, setKnown] = useState(() => readSentCode(key));
  const [isSending, setSending] = useState(known === null && onArrival);
  const [notice, setNotice] = useState<Notice | null>(null);
  const inFlight = useRef(false);

  const ask = async (isAnother: boolean) => {
    if (inFlight.current) return;
    inFlight.current = true;
    // After a failure the button stays, and the notice shows the problem.
    const answer = await request(writeContext(crypto.randomUUID())).catch(() => undefined);
    const sent = answer === undefined ? null : sentCode(key, answer, steadyNow());
    setNotice(noticeOf(answer, isAnother));
    if (sent !== null) {
      keepSentCode(sent);
      setKnown(sent);
    }
    inFlight.current = false;
    setSending(false);
  };
  const askOnArrival = useEffectEvent(() => {
    if (onArrival && readSentCode(key) === null) void ask(false);
  });
  useEffect(function sendOnArrival() {
    // oxlint-disable-next-line react/set-state-in-effect -- it sets state only after the response
    askOnArrival();
  }, []);

  const send = () => {
    setSending(true);
    setNotice(null);
    void ask(hasCode || known !== null);
  };
  return { known, wasSent: hasCode || known !== null, notice, isSending, ...useCountdown(known), send };
}

/** Sends a code to the phone of a proposal's owner; after a link, whose message contains a code, only on request. */
export function usePhoneCode(target: CodeTarget) {
  const hasCode = target.purpose === 'VALIDATION_BY_LINK';
  const [mutate] = useSendPhoneCodeMutation();
  return useSentCode({
    key: codeKey(target),
    onArrival: !hasCode,
    hasCode,
    request: async (context) => {
      const { data } = await mutate({
        variables: { input: target },
        context,
      });
      return data?.sendPhoneCode;
    },
  });
}

export type PhoneCode = ReturnType<typeof useSentCode>;

/** Returns the line below the heading with the phone that receives the code. */
export function whereSent(
  { known, isSending }: PhoneCode,
  maskedPhone: string | null = null,
  /** The unmasked number, for the browser in which it was entered. */
  typedPhone: string | null = null,
): string {
  const phone = typedPhone ?? known?.maskedPhone ?? maskedPhone;
  if (isSending) return TEXT.sending;
  const shown = phone === null ? null : keepTogether(phone);
  return known === null || shown === null ? TEXT.notSent(shown) : TEXT.sentTo(shown);
}
