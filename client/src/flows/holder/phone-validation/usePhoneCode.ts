import { useCallback, useEffect, useRef, useState } from 'react';
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
  const [isSending, setSending] = useState(false);
  const [times, setTimes] = useState(0);
  const inFlight = useRef(false);
  const secondsLeft = useCountdown(known);

  const send = useCallback(async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setSending(true);
    setProblem(null);
    try {
      const { data } = await mutate({
        variables: { input: { proposalId, returning: false } },
        context: writeContext(crypto.randomUUID()),
      });
      const answer = data?.sendPhoneCode;
      const sent = answer === undefined ? null : sentCode(proposalId, answer, Date.now());
      if (sent === null) {
        setProblem(answer?.userErrors[0]?.message ?? TEXT.sendFailed);
      } else {
        keepSentCode(sent);
        setKnown(sent);
        setTimes((count) => count + 1);
      }
    } catch {
      // No usable answer: the button stays, and says what happened.
      setProblem(TEXT.sendFailed);
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  }, [mutate, proposalId]);

  useEffect(
    function sendOnArrival() {
      if (sendsOnArrival(readSentCode(), proposalId, Date.now())) void send();
    },
    [proposalId, send],
  );

  return { known, problem, isSending, secondsLeft, resent: times > 1, send };
}
