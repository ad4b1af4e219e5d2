import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BiometryFlowQuery, BiometryProposalFragment } from '#generated/graphql.ts';
import { useBiometryFlowQuery } from '#generated/hooks.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { LeaveDevice } from '#shared/page/LeaveDevice.tsx';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { plainPath } from '#shared/page/steps/flow.ts';
import { StepOutlineContext } from '#shared/page/steps/outline.ts';
import { Progress } from '#shared/page/steps/Progress.tsx';
import { Step } from '#shared/page/steps/Step.tsx';
import { isClosed } from '#shared/loan/proposal/closed.ts';
import { SellerMismatch } from '#shared/loan/proposal/SellerMismatch.tsx';
import { useSession } from '#shared/session/sessionStore.ts';
import { BiometryContext, useBiometryFlow, type BiometryFlow } from './BiometryContext.ts';
import {
  brandAt,
  FROM_ACCOUNT,
  guard,
  nextStep,
  pathOf,
  previousStep,
  progress,
  stepAt,
  stepById,
  type FlowBrand,
  type StepId,
} from './flow.ts';
import { SCREENS } from './screens.ts';
import { brandOf, flowState, stopOf } from './state.ts';
import { StopPage } from './stop/StopPage.tsx';
import { WithoutProposal } from './stop/WithoutProposal.tsx';
import { FLOW_TEXTS } from './texts.ts';

/** Loaded on demand: most browsers already have access. */
const AccessScreen = lazyScreen(async () => (await import('./access/AccessScreen.tsx')).AccessScreen);

const ID_KEY = 'id';

function proposalIn(data: BiometryFlowQuery | undefined): BiometryProposalFragment | null {
  return data?.proposal ?? data?.currentProposal ?? null;
}

/** Returns the proposal, its query, and a function to reload it. */
function useProposal() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get(ID_KEY);
  const query = useBiometryFlowQuery({
    variables: { id: id ?? '', byId: id !== null },
    context: { showsOffline: true },
    // Always fetched, because the cached proposal may have the wrong turn.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { data, refetch } = query;
  const refresh = useCallback(async () => {
    const { data: latest } = await refetch();
    return proposalIn(latest);
  }, [refetch]);
  return { id, proposal: data === undefined ? undefined : proposalIn(data), query, refresh };
}

function useFlow(
  at: FlowBrand,
  proposal: BiometryProposalFragment | null | undefined,
  refresh: BiometryFlow['refresh'],
): BiometryFlow | null {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useMemo(() => {
    if (proposal === null || proposal === undefined) return null;
    const brand = brandOf(proposal, at);
    const query = new URLSearchParams(search);
    const id = query.get(ID_KEY);
    const fromAccount = query.get(FROM_ACCOUNT) === 'true';
    const hrefOf = (step: StepId, cameFromAccount: boolean) => {
      const params = new URLSearchParams();
      if (id !== null) params.set(ID_KEY, id);
      const isLater = step !== 'identity' && step !== 'account';
      if (isLater && brand === 'ceibo') params.set(FROM_ACCOUNT, String(cameFromAccount));
      const text = params.toString();
      return `${pathOf(step, brand)}${text === '' ? '' : `?${text}`}`;
    };
    return {
      brand,
      state: flowState(proposal, brand),
      proposal,
      fromAccount,
      href: (step) => hrefOf(step, fromAccount),
      advance: (from, after) => {
        const next = nextStep(from, flowState(after ?? proposal, brand));
        void navigate(hrefOf(next, from === 'account' || (from !== 'identity' && fromAccount)));
      },
      refresh,
    };
  }, [at, navigate, proposal, refresh, search]);
}

/** Shows the requested step, or the due one. */
const CurrentStep = () => {
  const { pathname } = useLocation();
  const { brand, state, fromAccount, href } = useBiometryFlow();
  const step = stepAt(pathname);
  // Redirects if the check started under the other brand or Vivere lacks the step.
  const redirectTo = guard(step, state) ?? (pathOf(step, brand) === plainPath(pathname) ? null : step);
  const previous = previousStep(step, state, fromAccount);
  return (
    <Step
      screens={SCREENS}
      step={step}
      redirectTo={redirectTo}
      next={nextStep(step, state)}
      href={href}
      outline={{
        heading: stepById(step),
        progress: <Progress of={progress(step, state)} />,
        previous: previous && href(previous),
        below: <LeaveDevice />,
      }}
    />
  );
};

/**
 * Shows the flow's steps to people with access. A missing proposal and somebody else's look the same: in both cases
 * guests must prove to be the owner (docs/security.md#other-peoples-data).
 */
export const BiometrySteps = () => {
  const session = useSession();
  const brand = brandAt(useLocation().pathname);
  const { id, proposal, query, refresh } = useProposal();
  const flow = useFlow(brand, proposal, refresh);
  if (proposal === undefined) return <ReadingPage title={FLOW_TEXTS.page} query={query} />;
  if (proposal === null || flow === null) {
    if (session.kind === 'user') return <WithoutProposal role={session.role} />;
    return (
      <StepOutlineContext value={{ heading: stepById('identity'), progress: null, previous: null }}>
        <AccessScreen brand={brand} proposalId={id} onRead={refresh} />
      </StepOutlineContext>
    );
  }
  const stop = stopOf(proposal, session.kind === 'user' ? session.role : null);
  if (stop !== null) {
    return isClosed(proposal.access) ? (
      <SellerMismatch>
        <StopPage stop="unknown" proposalId={null} />
      </SellerMismatch>
    ) : (
      <StopPage stop={stop} proposalId={proposal.id} />
    );
  }
  return (
    <BiometryContext value={flow}>
      <CurrentStep />
    </BiometryContext>
  );
};
