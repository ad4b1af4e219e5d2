import { useProposalChange } from '../../../../shared/live/useProposalChange.ts';
import { useHolderFlow, useHolderProposal } from '../../HolderContext.ts';

/** Follows the seller, who may upload the same documents on their own device meanwhile. */
export function useSellersProgress(refetch: () => Promise<unknown>): void {
  const { refresh } = useHolderFlow();
  const { id } = useHolderProposal();
  useProposalChange(id, () => Promise.all([refetch(), refresh()]));
}
