import { Only } from '@prendarios/design-system/foundations/Only';
import { Suspense } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { isClosed } from '#shared/loan/proposal/closed.ts';

const CancelApplication = lazyScreen(async () => (await import('./CancelApplication.tsx')).CancelApplication);

/** Cancels the proposal of this browser or user, until its contract is confirmed (ST-17). */
export const CancelOwn = () => {
  const { proposal } = useHolderFlow();
  if (proposal === null || !proposal.flow.canBeCancelled || isClosed(proposal.access)) return null;
  return (
    <Only on="screen">
      <Suspense>
        <CancelApplication />
      </Suspense>
    </Only>
  );
};
