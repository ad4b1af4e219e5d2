import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useCancelProposalMutation } from '#generated/hooks.ts';
import { forgetCurrentWork } from '#shared/api/forgetCurrentWork.ts';
import { useKeyedWrite } from '#shared/api/useKeyedWrite.ts';
import { writeFailure } from '#shared/api/classify.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { readAgain } from '../proposal/readAgain.ts';
import { cancelOptimistically, NOT_CANCELLED } from './cancellation.ts';
import { DETAIL_TEXTS } from './texts.ts';

const TEXT = DETAIL_TEXTS.cancel;

/** The page shows the cancellation immediately, so the request must complete even if the user leaves. */
const SURVIVES_THE_PAGE = { fetchOptions: { keepalive: true } };

type Cancellation = {
  /** When the request was sent, also after it succeeded; null if none was sent. */
  cancelledAt: Date | null;
  /** Why the last attempt failed. */
  problem: string | null;
  cancel: () => void;
};

/** Cancels a proposal: shows it as cancelled immediately, and rolls back on failure (ST-17, ST-30). */
export function useCancellation({ id }: Pick<DashboardProposal, 'id'>): Cancellation {
  const [send] = useCancelProposalMutation({ update: forgetCurrentWork });
  const client = useApolloClient();
  const write = useKeyedWrite();
  const [cancelledAt, setCancelledAt] = useState<Date | null>(NOT_CANCELLED);
  const [problem, setProblem] = useState<string | null>(null);

  async function cancel() {
    setProblem(null);
    try {
      const refusals = await cancelOptimistically(setCancelledAt, async () => {
        const data = await write(id, (context) =>
          send({ variables: { input: { proposalId: id } }, context: { ...context, ...SURVIVES_THE_PAGE } }),
        );
        readAgain(client, 'FollowUp', 'Outreach');
        return data.cancelProposal.userErrors;
      });
      setProblem(refusals[0]?.message ?? null);
    } catch (error) {
      // The page shows the proposal's state, and the error modal shows the failure as well.
      setProblem(TEXT[writeFailure(error)]);
    }
  }

  return { cancelledAt, problem, cancel: () => void cancel() };
}
