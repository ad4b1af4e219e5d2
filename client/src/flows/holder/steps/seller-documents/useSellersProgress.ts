import { useRef } from 'react';
import { useProposalChange } from '#shared/api/live/useProposalChange.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';

/**
 * Follows the seller, who may upload the same documents on their own device. Wrap a write that ends the step in the
 * returned function: an answer requested before the write but received after it would lead back to this step.
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
