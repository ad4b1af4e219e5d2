import { useEffect, useState } from 'react';
import { useSimulationOfferQuery } from '#generated/hooks.ts';
import { failureKind } from '#shared/api/classify.ts';

/** Polls every 2 seconds for at most 60 (docs/domain.md#scoring). */
const POLL_EVERY = 2_000;
const POLL_FOR = 60_000;

/** Polls the simulation's status and offer until it is decided or times out. */
export function useSimulationStatus() {
  const [isOver, setOver] = useState(false);
  const answer = useSimulationOfferQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    // An error opens the modal (ER-03) over the page of a failed evaluation.
    context: { showsOffline: true },
  });
  const { startPolling, stopPolling } = answer;
  const simulation = answer.data?.currentSimulation ?? null;
  const isPending = simulation?.status === 'PENDING';
  useEffect(
    function pollWhilePending() {
      if (!isPending || isOver) return undefined;
      startPolling(POLL_EVERY);
      const timer = setTimeout(() => setOver(true), POLL_FOR);
      return () => {
        stopPolling();
        clearTimeout(timer);
      };
    },
    [isPending, isOver, startPolling, stopPolling],
  );
  return {
    simulation,
    /** Why the query failed; null while it loads or has an answer. */
    failure: answer.error === undefined || answer.loading ? null : failureKind(answer.error),
    /** Sixty seconds have passed without a decision. */
    isSlow: isPending && isOver,
    /** Polls for another sixty seconds. */
    again: async () => {
      setOver(false);
      // `failure` reports a failed attempt.
      await answer.refetch().catch(() => undefined);
    },
  };
}
