import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import type { StepId } from '../../flow/flow.ts';
import { OfferEndedPage } from './OfferEndedPage.tsx';
import type { OfferEnd } from './useOfferEnd.ts';

/** The same once there is a proposal: a new offer leads to the quoter, with new figures. */
export const ProposalOfferEnded = ({ step, reason }: { step: StepId; reason: OfferEnd }) => {
  const { go } = useHolderFlow();
  const { offerValidUntil } = useHolderProposal();
  return (
    <OfferEndedPage
      step={step}
      reason={reason}
      validUntil={offerValidUntil}
      onRequested={() => go('quoter')}
    />
  );
};
