import { useEffect, useState } from 'react';
import { useSimulationOfferQuery } from '../../../../generated/hooks.ts';
import { failureKind } from '../../../../shared/errors/classify.ts';

/** Every 2 seconds for at most 60 (docs/domain.md#scoring). */
const POLL_EVERY = 2_000;
const POLL_FOR = 60_000;

/** The simulation's status and offer, asked for until it is decided or the time is over. */
export function useSimulationStatus() {
  const [isOver, setOver] = useState(false);
  const answer = useSimulationOfferQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    // A failing evaluation has a page of its own; the modal would stand before it.
    context: { quiet: true },
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
    /** Why nothing could be read; null while there is an answer, or one is awaited. */
    failure: answer.error === undefined || answer.loading ? null : failureKind(answer.error),
    /** Sixty seconds passed and nothing was decided. */
    isSlow: isPending && isOver,
    /** Asks for another sixty seconds. */
    again: async () => {
      setOver(false);
      // A failed try is told by `failure`.
      await answer.refetch().catch(() => undefined);
    },
  };
}
