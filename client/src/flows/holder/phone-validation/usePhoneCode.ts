import { useCallback, useEffect, useRef, useState } from 'react';
import type { SendPhoneCodeMutation } from '../../../generated/graphql.ts';
import { useSendPhoneCodeMutation } from '../../../generated/hooks.ts';
import { writeContext } from '../../../shared/apollo/idempotency.ts';
import {
  keepSentCode,
  readSentCode,
  secondsToResend,
  sendsOnArrival,
  sentCode,
  type SentCode,
} from './sentCode.ts';
import { PHONE_TEXTS as TEXT } from './texts.ts';

const SECOND = 1_000;

/** The seconds until another code may be asked for, counted down. */
function useCountdown(known: SentCode | null): number {
  const [seconds, setSeconds] = useState(() => secondsToResend(known, Date.now()));
  useEffect(
    function countDown() {
      const tick = () => setSeconds(secondsToResend(known, Date.now()));
      tick();
      const timer = setInterval(tick, SECOND);
      return () => clearInterval(timer);
    },
    [known],
  );
  return seconds;
}

/** Sends the code on arrival when it is due, and again when asked to. */
export function usePhoneCode(proposalId: string) {
  const [mutate] = useSendPhoneCodeMutation();
  const [known, setKnown] = useState(() => {
    const kept = readSentCode();
    return kept?.proposalId === proposalId ? kept : null;
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(() => sendsOnArrival(known, proposalId, Date.now()));
  const [times, setTimes] = useState(0);
  const inFlight = useRef(false);
  const secondsLeft = useCountdown(known);

  const take = useCallback(
    (answer: SendPhoneCodeMutation['sendPhoneCode'] | undefined) => {
      const sent = answer === undefined ? null : sentCode(proposalId, answer, Date.now());
      if (sent === null) {
        setProblem(answer?.userErrors[0]?.message ?? TEXT.sendFailed);
        return;
      }
      keepSentCode(sent);
      setKnown(sent);
      setTimes((count) => count + 1);
    },
    [proposalId],
  );

  const request = useCallback(async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    // Without a usable answer the button stays, and says what happened.
    const { data } = await mutate({
      variables: { input: { proposalId, returning: false } },
      context: writeContext(crypto.randomUUID()),
    }).catch(() => ({ data: undefined }));
    take(data?.sendPhoneCode);
    inFlight.current = false;
    setSending(false);
  }, [mutate, proposalId, take]);

  useEffect(
    function sendOnArrival() {
      if (sendsOnArrival(readSentCode(), proposalId, Date.now())) void request();
    },
    [proposalId, request],
  );

  const send = () => {
    setSending(true);
    setProblem(null);
    void request();
  };

  return { known, problem, isSending, secondsLeft, resent: times > 1, send };
}
