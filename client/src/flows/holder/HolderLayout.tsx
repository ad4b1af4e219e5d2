import { Suspense, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHolderFlowQuery } from '#generated/hooks.ts';
import type { HolderFlowQuery } from '#generated/graphql.ts';
import { appConfig } from '#shared/appConfig.ts';
import { Loading } from '#shared/page/Loadable.tsx';
import { showNotice } from '#shared/page/notices/notices.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { Redirect } from '#shared/page/Redirect.tsx';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { isSeller, useSession } from '#shared/session/sessionStore.ts';
import { DueStepContext } from '#shared/forms/dueStep.ts';
import { READ_CONTEXT } from '#shared/page/steps/StepQuery.tsx';
import { currentMetrics } from '#shared/api/metrics.ts';
import { readChoice, writeChoice } from '#shared/loan/quote/choice.ts';
import { currentWork } from './flow/currentWork.ts';
import type { Audience, FlowState } from './flow/flow.ts';
import { flowNavigation } from './flow/flowNavigation.ts';
import { HolderContext, useHolderFlow, type HolderFlow } from './flow/HolderContext.ts';
import { HolderScreens } from './HolderScreens.tsx';
import { linkedProposal } from './parts/by-link/linkedProposal.ts';
import { HandOverProvider } from './parts/staff/HandOverProvider.tsx';
import { HOLDER_TEXTS } from './flow/texts.ts';
import { useReadDue } from './flow/useReadDue.ts';

const OpenOwn = lazyScreen(async () => (await import('./parts/by-link/OpenOwn.tsx')).OpenOwn);
const LinkPage = lazyScreen(async () => (await import('./parts/by-link/LinkPage.tsx')).LinkPage);

const NOTHING_READ = { currentProposal: null, currentSimulation: null };

function audienceOf(pathname: string): Audience {
  return pathname.startsWith('/usuario/') ? 'user' : 'guest';
}

function useFlowValue(data: HolderFlowQuery | undefined, refresh: HolderFlow['refresh']): HolderFlow {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { flags } = appConfig();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const choice = readChoice(query);
    const work = currentWork(data ?? NOTHING_READ);
    const state: FlowState = {
      audience: audienceOf(pathname),
      choice,
      coOwnerEnabled: flags.coOwner,
      ...work,
    };
    const { href, hrefAfter, returnsToSummary } = flowNavigation(state, query, currentMetrics());
    return {
      state,
      choice,
      ...work,
      returnsToSummary,
      href,
      go: (step, carried) => void navigate(href(step, carried)),
      advance: (from, after) => {
        const next = hrefAfter(from, after);
        if (next === null) return;
        if (returnsToSummary) showNotice({ text: HOLDER_TEXTS.changeSaved, tone: 'success' });
        void navigate(next);
      },
      setChoice: (change) => {
        // A list that arrives while the user leaves must not bring them back; two changes at once are both kept.
        if (location.pathname !== pathname) return;
        const kept = writeChoice(new URLSearchParams(location.search), change);
        void navigate({ pathname, search: kept.toString() }, { replace: true });
      },
      refresh,
    };
  }, [data, flags.coOwner, navigate, pathname, refresh, search]);
}

/** The step of the address; before that, what opens the proposal of a link. A seller has a page of each proposal. */
const HolderStep = () => {
  const { proposal } = useHolderFlow();
  const session = useSession();
  const linked = linkedProposal(useLocation().search);
  if (linked === null || linked === proposal?.id) return <HolderScreens />;
  if (session.kind === 'user' && session.role === 'SELLER') {
    return <Redirect to={`${DASHBOARD_PATH}/propuesta/${encodeURIComponent(linked)}`} />;
  }
  const asksCode = <LinkPage proposalId={linked} />;
  return (
    <Suspense fallback={<Loading />}>
      {session.kind === 'guest' ? asksCode : <OpenOwn proposalId={linked}>{asksCode}</OpenOwn>}
    </Suspense>
  );
};

/** Reads the simulation and the proposal once for all steps. */
export const HolderLayout = () => {
  const query = useHolderFlowQuery({ context: READ_CONTEXT });
  const flow = useFlowValue(query.data, query.refetch);
  const readDue = useReadDue(flow);
  if (query.data === undefined) {
    return <ReadingPage title={HOLDER_TEXTS.summary.title} query={query} />;
  }
  return (
    <HolderContext value={flow}>
      <DueStepContext value={readDue}>
        {isSeller() ? (
          <HandOverProvider>
            <HolderStep />
          </HandOverProvider>
        ) : (
          <HolderStep />
        )}
      </DueStepContext>
    </HolderContext>
  );
};
