import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  CoOwnershipStepDocument,
  type CoOwnershipFlowQuery,
  type CoOwnershipViewFragment,
} from '#generated/graphql.ts';
import { useCoOwnershipFlowQuery } from '#generated/hooks.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useLive } from '#shared/api/live/useLive.ts';
import { LeaveDevice } from '#shared/page/LeaveDevice.tsx';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { Progress } from '#shared/page/steps/Progress.tsx';
import { Step } from '#shared/page/steps/Step.tsx';
import { useSession } from '#shared/session/sessionStore.ts';
import { CoOwnerContext, useCoOwnerFlow, type CoOwnerFlow } from './CoOwnerContext.ts';
import { DeviceCodePage } from './entry/DeviceCodePage.tsx';
import { LinkEntry } from './entry/LinkEntry.tsx';
import { NoLinkPage } from './entry/NoLinkPage.tsx';
import { dueStep, guard, hrefOf, idIn, linkIn, progress, stepAt, stepById } from './flow.ts';
import { RefuseOwn } from './RefuseOwn.tsx';
import { SCREENS } from './screens.ts';
import { stateOf } from './state.ts';
import { CO_OWNER_TEXTS as TEXT } from './texts.ts';

const coOwnershipIn = (data: CoOwnershipFlowQuery | undefined): CoOwnershipViewFragment | null =>
  data?.coOwnership ?? data?.currentCoOwnership ?? null;

/** Loads the co-ownership named in the URL, or else the one that this browser opened last. */
function useCoOwnership() {
  const id = idIn(useLocation().search);
  const query = useCoOwnershipFlowQuery({
    variables: { id: id ?? '', byId: id !== null },
    context: { showsOffline: true },
    // Skips the cache: the owner may have changed the due step.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { data, refetch } = query;
  const refresh = useCallback(async () => coOwnershipIn((await refetch()).data), [refetch]);
  return { coOwnership: data === undefined ? undefined : coOwnershipIn(data), query, refresh };
}

/** Serializes the parts that can change without the co-owner: step, pending signers, revocation and payment. */
const followed = ({
  step,
  contract,
  revocation,
  paidOn,
}: Pick<CoOwnershipViewFragment, 'step' | 'revocation' | 'paidOn'> & {
  contract: { pendingSigners: readonly string[] };
}) => JSON.stringify([step, contract.pendingSigners, revocation?.request ?? null, paidOn]);

/** Polls the co-ownership and refetches it when the owner or the bank has changed it. */
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

const CurrentStep = () => {
  const { coOwnership, href } = useCoOwnerFlow();
  const step = stepAt(useLocation().pathname);
  const state = stateOf(coOwnership);
  const due = dueStep(state);
  return (
    <Step
      screens={SCREENS}
      step={step}
      redirectTo={guard(step, state)}
      next={due === step ? null : due}
      href={href}
      outline={{
        heading: stepById(step),
        progress: <Progress of={progress(step, state)} />,
        // The co-owner completes each step only once.
        previous: null,
        below: (
          <>
            <RefuseOwn />
            <LeaveDevice />
          </>
        ),
      }}
    />
  );
};

/** Shows the flow in the browser that opened the link; another device of the co-owner first needs a phone code. */
const OpenedLink = () => {
  const { coOwnership, query, refresh } = useCoOwnership();
  const flow = useFlow(coOwnership, refresh);
  useFollowing(coOwnership, refresh);
  if (coOwnership === undefined) return <ReadingPage title={TEXT.page} query={query} />;
  if (flow === null) return <NoLinkPage />;
  return (
    <CoOwnerContext value={flow}>
      {flow.coOwnership.isCodeRequired ? <DeviceCodePage /> : <CurrentStep />}
    </CoOwnerContext>
  );
};

/** Opens the co-owner's link, then shows the due step. */
export const CoOwnerSteps = () => {
  const { search, hash } = useLocation();
  const session = useSession();
  const link = linkIn({ search, hash });
  if (session.kind === 'user' && session.role !== 'APPLICANT') return <NoLinkPage why="staff" />;
  // The key remounts the entry for another link.
  return link === null ? <OpenedLink /> : <LinkEntry key={link.key} link={link} />;
};
