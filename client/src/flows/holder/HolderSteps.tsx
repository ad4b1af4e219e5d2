import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHolderFlowQuery } from '#generated/hooks.ts';
import type { HolderFlowQuery } from '#generated/graphql.ts';
import { appConfig } from '#shared/appConfig.ts';
import { showNotice } from '#shared/page/notices/notices.ts';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { isSeller } from '#shared/session/sessionStore.ts';
import { DueStepContext } from '#shared/forms/dueStep.ts';
import { READ_CONTEXT } from '#shared/page/steps/stepData.ts';
import { currentVisitSource } from '#shared/api/visitSource.ts';
import { readChoice, writeChoice } from '#shared/loan/quote/choice.ts';
import { CurrentStep } from './CurrentStep.tsx';
import { currentWork } from './flow/currentWork.ts';
import type { Audience, FlowState } from './flow/flow.ts';
import { flowNavigation } from './flow/flowNavigation.ts';
import { HolderContext, type HolderFlow } from './flow/HolderContext.ts';
import { HandOverProvider } from './parts/staff/HandOverProvider.tsx';
import { HOLDER_TEXTS } from './flow/texts.ts';
import { useReadDue } from './flow/useReadDue.ts';

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
    const { href, hrefAfter, returnsToSummary } = flowNavigation(state, query, currentVisitSource());
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
        // A list that loads after navigation must not bring the user back. The updater form keeps two changes at once.
        if (location.pathname !== pathname) return;
        const kept = writeChoice(new URLSearchParams(location.search), change);
        void navigate({ pathname, search: kept.toString() }, { replace: true });
      },
      refresh,
    };
  }, [data, flags.coOwner, navigate, pathname, refresh, search]);
}

/** Reads the simulation and the proposal once for all steps. */
export const HolderSteps = () => {
  const query = useHolderFlowQuery({ context: READ_CONTEXT });
  const flow = useFlowValue(query.data, query.refetch);
  const readDue = useReadDue(flow);
  if (query.data === undefined) return <ReadingPage title={HOLDER_TEXTS.summary.title} query={query} />;
  return (
    <HolderContext value={flow}>
      <DueStepContext value={readDue}>
        {isSeller() ? (
          <HandOverProvider>
            <CurrentStep />
          </HandOverProvider>
        ) : (
          <CurrentStep />
        )}
      </DueStepContext>
    </HolderContext>
  );
};
