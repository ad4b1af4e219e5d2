import { useMemo, useState } from 'react';
import { useCancelTrackedProposalMutation } from '../../../generated/hooks.ts';
import { forgetCurrentWork } from '../../../shared/apollo/forgetCurrentWork.ts';
import { createKeyring, writeContext } from '../../../shared/apollo/idempotency.ts';
import { failureKind } from '../../../shared/errors/classify.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { cancelOptimistically, NOT_CANCELLED } from './cancellation.ts';
import { DETAIL_TEXTS } from './texts.ts';

const TEXT = DETAIL_TEXTS.cancel;

type Cancellation = {
  /** The request is on its way, or was granted. */
  cancelled: boolean;
  /** Why the last try came to nothing. */
  problem: string | null;
  cancel: () => void;
};

/** Cancels a proposal: shown as cancelled at once, rolled back when it did not come to that (ST-17, ST-30). */
export function useCancellation({ id }: Pick<DashboardProposal, 'id'>): Cancellation {
  const [send] = useCancelTrackedProposalMutation({ update: forgetCurrentWork });
  const keyring = useMemo(() => createKeyring(), []);
  const [cancelled, setCancelled] = useState(NOT_CANCELLED);
  const [problem, setProblem] = useState<string | null>(null);

  async function cancel() {
    setProblem(null);
    try {
      const refusals = await cancelOptimistically(setCancelled, async () => {
        const context = writeContext(keyring.keyFor(id));
        const { data } = await send({ variables: { input: { proposalId: id } }, context });
        if (data === undefined) throw new Error('The answer to the cancellation had no data.');
        keyring.settle();
        return data.cancelProposal.userErrors;
      });
      setProblem(refusals[0]?.message ?? null);
    } catch (error) {
      // The error modal has told of an answer that cannot be used; the page says what became of the proposal.
      setProblem(failureKind(error) === 'offline' ? TEXT.offline : TEXT.failed);
    }
  }

  return { cancelled, problem, cancel: () => void cancel() };
}
