import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { FindProposalDocument, PeopleOfSimulationDocument } from '#generated/graphql.ts';
import { isClosed } from '#shared/loan/proposal/closed.ts';
import { resumeOf } from '../../flow/flow.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { isHeld, type Match } from '#shared/loan/findProposal/match.ts';
import { isSeller } from '#shared/session/sessionStore.ts';
import { customersProposalHref, earlierProposal, lookForEarlier, wishFor } from './openProposal.ts';

/** Milliseconds until the optional search stops, because the applicant is waiting. */
const SEARCH_TIMEOUT = 5_000;
const RESUME_SEARCH = '?retomar=si';

/** Finds the applicant's open proposal, and resumes it. */
export function useEarlierProposal() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { proposal, state, go } = useHolderFlow();

  const lookFor = (documentNumber: string): Promise<Match | null> =>
    lookForEarlier(documentNumber, (number) =>
      client.mutate({
        mutation: FindProposalDocument,
        variables: { input: { documentNumber: number } },
        context: { quiet: true, fetchOptions: { signal: AbortSignal.timeout(SEARCH_TIMEOUT) } },
      }),
    );

  /** Returns the remembered proposal. After a reload, searches with the applicant of this browser's simulation. */
  const lookAgain = async (): Promise<Match | null> => {
    const remembered = earlierProposal()?.match;
    if (remembered !== undefined) return remembered;
    try {
      const { data } = await client.query({
        query: PeopleOfSimulationDocument,
        fetchPolicy: 'network-only',
        context: { quiet: true },
      });
      const documentNumber = data?.currentSimulation?.owner.documentNumber;
      return documentNumber === undefined ? null : await lookFor(documentNumber);
    } catch {
      // The caller reports that nothing was found, with a retry button.
      return null;
    }
  };

  /**
   * Goes to the due step if this browser has access, for a seller's customer to the proposal on the dashboard, otherwise
   * to the page that asks for the phone code.
   */
  const resume = async (): Promise<void> => {
    const match = await lookAgain();
    if (proposal !== null && (match === null || match.id === proposal.id)) {
      const step = isClosed(proposal.access) ? null : resumeOf(proposal, state.audience);
      if (step === null) go('start', '');
      else go(step);
      return;
    }
    if (match !== null && isSeller() && isHeld(match)) {
      void navigate(customersProposalHref(match.id));
      return;
    }
    wishFor('resume');
    go('start', RESUME_SEARCH);
  };

  return { lookFor, resume };
}
