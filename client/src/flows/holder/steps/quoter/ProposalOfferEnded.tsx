import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { OfferEndedPage } from './OfferEndedPage.tsx';
import type { OfferEnd } from './useOfferEnd.ts';

/** OfferEndedPage for a proposal: a new offer opens the quoter with new figures. */
export const ProposalOfferEnded = ({ reason }: { reason: OfferEnd }) => {
  const { go } = useHolderFlow();
  const { offerValidUntil } = useHolderProposal();
  return (
    <OfferEndedPage
      of="proposal"
      reason={reason}
      validUntil={offerValidUntil}
      onRequested={() => go('quoter')}
    />
  );
};
