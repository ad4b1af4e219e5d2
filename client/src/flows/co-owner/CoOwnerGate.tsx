import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  CoOwnershipStepDocument,
  type CoOwnershipFlowQuery,
  type CoOwnershipViewFragment,
} from '#generated/graphql.ts';
import { useCoOwnershipFlowQuery } from '#generated/hooks.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useLive } from '#shared/api/live/useLive.ts';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { CoOwnerContext, type CoOwnerFlow } from './CoOwnerContext.ts';
import { DeviceCodePage } from './entry/DeviceCodePage.tsx';
import { NoLinkPage } from './entry/NoLinkPage.tsx';
import { dueStep, hrefOf, idIn } from './flow.ts';
import { stateOf } from './state.ts';
import { CO_OWNER_TEXTS as TEXT } from './texts.ts';

const coOwnershipIn = (data: CoOwnershipFlowQuery | undefined): CoOwnershipViewFragment | null =>
  data?.coOwnership ?? data?.currentCoOwnership ?? null;

/** The co-ownership of the address, or else the one that this browser opened last. */
function useCoOwnership() {
  const id = idIn(useLocation().search);
  const query = useCoOwnershipFlowQuery({
    variables: { id: id ?? '', byId: id !== null },
    context: { showsOffline: true },
    // Always fetched: the owner may have changed what is due.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { data, refetch } = query;
  const refresh = useCallback(async () => coOwnershipIn((await refetch()).data), [refetch]);
  return { coOwnership: data === undefined ? undefined : coOwnershipIn(data), query, refresh };
}

/** What changes without the co-owner: their step, who has yet to sign, a revocation, and the payment. */
const followed = ({
  step,
  contract,
  revocation,
  paidOn,
}: Pick<CoOwnershipViewFragment, 'step' | 'revocation' | 'paidOn'> & {
  contract: { pendingSigners: readonly string[] };
}) => JSON.stringify([step, contract.pendingSigners, revocation?.request ?? null, paidOn]);

/** Follows what the owner and the bank do meanwhile: reads everything again once another step is due. */
function useFollowing(
  coOwnership: CoOwnershipViewFragment | null | undefined,
  refresh: () => Promise<unknown>,
): void {
  const client = useApolloClient();
  useLive(
    async (signal) => {
      if (coOwnership === null || coOwnership === undefined) return;
      const { data } = await client.query({
        query: CoOwnershipStepDocument,
        variables: { id: coOwnership.id },
        fetchPolicy: 'no-cache',
        context: backgroundContext(signal),
      });
      const now = data?.coOwnership;
      if (now && followed(now) !== followed(coOwnership)) await refresh();
    },
    { of: coOwnership?.id ?? null },
  );
}

function useFlow(
  coOwnership: CoOwnershipViewFragment | null | undefined,
  refresh: CoOwnerFlow['refresh'],
): CoOwnerFlow | null {
  const navigate = useNavigate();
  return useMemo(() => {
    if (coOwnership === null || coOwnership === undefined) return null;
    const href: CoOwnerFlow['href'] = (step) => hrefOf(step, coOwnership.id);
    return {
      coOwnership,
      href,
      goOn: (after = coOwnership) => void navigate(href(dueStep(stateOf(after)))),
      refresh,
    };
  }, [coOwnership, navigate, refresh]);
}

/** Lets in only the browser that opened the link, another device of the co-owner after a code to their phone. */
export const CoOwnerGate = ({ children }: { children: ReactNode }) => {
  const { coOwnership, query, refresh } = useCoOwnership();
  const flow = useFlow(coOwnership, refresh);
  useFollowing(coOwnership, refresh);
  if (coOwnership === undefined) {
    return <ReadingPage title={TEXT.page} query={query} />;
  }
  if (flow === null) return <NoLinkPage />;
  return (
    <CoOwnerContext value={flow}>
      {flow.coOwnership.isCodeRequired ? <DeviceCodePage /> : children}
    </CoOwnerContext>
  );
};
