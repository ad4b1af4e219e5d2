import { useApolloClient } from '@apollo/client/react';
import { FindProposalDocument, PeopleOfSimulationDocument } from '../../../../generated/graphql.ts';
import { isClosed } from '../entry/closed.ts';
import { resumeOf } from '../../flow.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import type { Match } from '../../../../shared/return/ReturnFrame.ts';
import { earlierProposal, lookForEarlier, wishFor } from './openProposal.ts';

/** Looking for it is a courtesy: whoever waits for it goes on after this long (milliseconds). */
const PATIENCE = 5_000;
const RESUME_SEARCH = '?retomar=si';

/** Finding the applicant's open proposal, and going on with it. */
export function useEarlierProposal() {
  const client = useApolloClient();
  const { proposal, state, go } = useHolderFlow();

  const lookFor = (documentNumber: string): Promise<Match | null> =>
    lookForEarlier(documentNumber, (number) =>
      client.mutate({
        mutation: FindProposalDocument,
        variables: { input: { documentNumber: number } },
        context: { quiet: true, fetchOptions: { signal: AbortSignal.timeout(PATIENCE) } },
      }),
    );

  /** That of the applicant of this browser's simulation, when a reload has forgotten it. */
  const lookAgain = async (): Promise<Match | null> => {
    const known = earlierProposal()?.match;
    if (known !== undefined) return known;
    try {
      const { data } = await client.query({
        query: PeopleOfSimulationDocument,
        fetchPolicy: 'network-only',
        context: { quiet: true },
      });
      const documentNumber = data?.currentSimulation?.customer.documentNumber;
      return documentNumber === undefined ? null : await lookFor(documentNumber);
    } catch {
      // The caller shows that nothing was found, with a way to try again.
      return null;
    }
  };

  /** Straight to the step that is due where this browser holds the proposal; else by its phone code. */
  const resume = async (): Promise<void> => {
    const match = await lookAgain();
    if (proposal !== null && (match === null || match.id === proposal.id)) {
      const step = isClosed(proposal.entryModal) ? null : resumeOf(proposal, state.audience);
      if (step === null) go('start', '');
      else go(step);
      return;
    }
    wishFor('resume');
    go('start', RESUME_SEARCH);
  };

  return { lookFor, lookAgain, resume };
}
