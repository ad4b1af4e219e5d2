import { useState } from 'react';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { Quoter } from './Quoter.tsx';
import { OfferEndedPage } from './OfferEndedPage.tsx';
import { hasOffer } from './quoterState.ts';
import { RefusedPage } from './RefusedPage.tsx';
import { ProblemPage, WaitingPage } from './SimulationPages.tsx';
import { QUOTER_TEXTS as TEXT } from './texts.ts';
import { isPast, useOfferEnd } from './useOfferEnd.ts';
import { useRestartSimulation } from './useRestartSimulation.ts';
import { useSimulationStatus } from './useSimulationStatus.ts';

/** Shows the evaluation, then the offer or the refusal (RT-15). */
export const QuoterScreen = () => {
  const flow = useHolderFlow();
  const { simulation, failure, isSlow, again } = useSimulationStatus();
  const { restart, busy } = useRestartSimulation();
  /** The modal reports a failed attempt; the page and its button stay. */
  const startAgain = () => void restart().then(again, () => undefined);
  const end = useOfferEnd();
  const [now] = useState(() => new Date());

  if (failure === 'offline') {
    return (
      <StepPage title={TEXT.waiting.title} phoneBar={null}>
        <LoadProblem onRetry={() => void again()} />
      </StepPage>
    );
  }
  if (failure !== null) return <ProblemPage slow={false} busy={false} onRetry={() => void again()} />;
  if (simulation === null || flow.simulation === null) return <WaitingPage />;
  if (isSlow) return <ProblemPage slow busy={false} onRetry={() => void again()} />;
  if (simulation.status === 'PENDING') return <WaitingPage />;
  if (simulation.status === 'ERROR') return <ProblemPage slow={false} busy={busy} onRetry={startAgain} />;
  if (simulation.status === 'REJECTED' || !hasOffer(simulation.offer)) {
    return (
      <RefusedPage
        reason={simulation.refusalReason}
        leastInstallment={simulation.leastInstallment}
        nearest={simulation.nearestOffer}
        onRequested={() => void again()}
      />
    );
  }
  const { validUntil } = simulation.offer;
  const reason = end.reason ?? (isPast(validUntil, now) ? 'OFFER_EXPIRED' : null);
  if (reason !== null) {
    const askAgain = () => {
      end.forget();
      void again();
    };
    return <OfferEndedPage of="simulation" reason={reason} validUntil={validUntil} onRequested={askAgain} />;
  }
  return (
    <Quoter key={simulation.id} offer={simulation.offer} simulation={flow.simulation} onEnd={end.take} />
  );
};
