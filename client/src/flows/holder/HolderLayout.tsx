import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { SkeletonText } from '@prendarios/design-system/feedback/Skeleton';
import { useMemo } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useHolderFlowQuery } from '../../generated/hooks.ts';
import type { HolderFlowQuery } from '../../generated/graphql.ts';
import { useAppConfig } from '../../shared/config/appConfig.ts';
import { LoadProblem } from '../../shared/errors/LoadProblem.tsx';
import { currentMetrics, metricsSearch } from '../../shared/store/metrics.ts';
import { Page } from '../../shared/page/Page.tsx';
import { choiceSearch, readChoice, writeChoice } from './choice.ts';
import { nextStep, QUOTE_GROUPS, routeOf, stepById, type Audience, type FlowState } from './flow.ts';
import { currentWork } from './currentWork.ts';
import { READ_CONTEXT } from './readContext.ts';
import { HolderContext, type HolderFlow } from './HolderContext.ts';

/** Where the summary's 'Cambiar' leads back to. */
const RETURN_KEY = 'volver';
const RETURN_TO_SUMMARY = 'resumen';
/** The same, as the quoter's address says it. */
const EDIT_KEY = 'editar';

const NOTHING_READ = { currentProposal: null, currentSimulation: null };

function audienceOf(pathname: string): Audience {
  return pathname.startsWith('/usuario/') ? 'user' : 'guest';
}

function useFlowValue(data: HolderFlowQuery | undefined, refresh: () => Promise<unknown>): HolderFlow {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { flags } = useAppConfig();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const choice = readChoice(query);
    const { proposal, simulation } = currentWork(data ?? NOTHING_READ);
    const audience = audienceOf(pathname);
    const state: FlowState = { audience, choice, coOwnerEnabled: flags.coOwner, simulation, proposal };
    const returnsToSummary = query.get(RETURN_KEY) === RETURN_TO_SUMMARY || query.get(EDIT_KEY) === '1';
    const href: HolderFlow['href'] = (step, change = {}) => {
      const route = routeOf(step, audience) ?? stepById(step).guest;
      return stepById(step).group > QUOTE_GROUPS
        ? route
        : `${route}${choiceSearch({ ...choice, ...change }, metricsSearch(currentMetrics()))}`;
    };
    const go: HolderFlow['go'] = (step, change) => void navigate(href(step, change));
    return {
      state,
      choice,
      simulation,
      proposal,
      returnsToSummary,
      href,
      go,
      goTo: (step, own) => void navigate(`${routeOf(step, audience) ?? stepById(step).guest}${own}`),
      advance: (from, after) => {
        const next = nextStep(from, after === undefined ? state : { ...state, proposal: after });
        if (returnsToSummary) go('summary');
        else if (next !== null) go(next);
      },
      setChoice: (change) => {
        const text = writeChoice(query, change).toString();
        void navigate({ pathname, search: text === '' ? '' : `?${text}` }, { replace: true });
      },
      refresh,
    };
  }, [data, flags.coOwner, navigate, pathname, refresh, search]);
}

/** Reads what the flow stands on, once for all its steps. */
export const HolderLayout = () => {
  const { data, loading, error, refetch } = useHolderFlowQuery({ context: READ_CONTEXT });
  const flow = useFlowValue(data, refetch);
  if (data !== undefined) {
    return (
      <HolderContext value={flow}>
        <Outlet />
      </HolderContext>
    );
  }
  return (
    <Page width="form">
      {error === undefined || loading ? (
        <Delayed>
          <SkeletonText lines={6} />
        </Delayed>
      ) : (
        <LoadProblem headingLevel={1} onRetry={() => void refetch()} />
      )}
    </Page>
  );
};
