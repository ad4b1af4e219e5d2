import { useRef } from 'react';
import { useProposalChange } from '#shared/api/live/useProposalChange.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';

/**
 * Follows the seller, who may upload the same documents on their own device meanwhile. Run a write that ends the step with
 * the function it returns: an answer asked for before the write and arriving after it would lead back to this step.
 */
export function useSellersProgress(
  refetch: () => Promise<unknown>,
): <T>(write: () => Promise<T>) => Promise<T> {
  const { refresh } = useHolderFlow();
  const { id } = useHolderProposal();
  const reading = useRef<Promise<unknown>>(Promise.resolve());
  const writing = useRef(false);
  useProposalChange(id, () => {
    if (writing.current) return undefined;
    reading.current = Promise.allSettled([refetch(), refresh()]);
    return reading.current;
  });
  return async (write) => {
    writing.current = true;
    await reading.current;
    try {
      return await write();
    } finally {
      writing.current = false;
    }
  };
}
