import { useCallback, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BiometryFlowQuery, BiometryProposalFragment } from '#generated/graphql.ts';
import { useBiometryFlowQuery } from '#generated/hooks.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { isClosed } from '#shared/loan/proposal/closed.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { BiometryContext, type BiometryFlow } from './BiometryContext.ts';
import { FROM_ACCOUNT, nextStep, pathOf, type FlowBrand, type StepId } from './flow.ts';
import { brandOf, flowState, stopOf } from './state.ts';
import { StopPage } from './stop/StopPage.tsx';
import { WithoutProposal } from './stop/WithoutProposal.tsx';
import { FLOW_TEXTS } from './texts.ts';

/** Loaded on demand: most users come with a browser that has access. */
const AccessScreen = lazyScreen(async () => (await import('./access/AccessScreen.tsx')).AccessScreen);

const ID_KEY = 'id';

function proposalIn(data: BiometryFlowQuery | undefined): BiometryProposalFragment | null {
  return data?.proposal ?? data?.currentProposal ?? null;
}

/** The proposal, its query, and a function to read it again. */
function useProposal() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get(ID_KEY);
  const query = useBiometryFlowQuery({
    variables: { id: id ?? '', byId: id !== null },
    context: { showsOffline: true },
    // Always fetched: the cache may not know whose turn it is.
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

/**
 * Decides who may enter. A missing proposal and one of another browser look the same: in both cases a guest must prove
 * to be the holder (docs/security.md#other-peoples-data).
 */
export const BiometryGate = ({ brand, children }: { brand: FlowBrand; children: ReactNode }) => {
  const session = useSession();
  const { id, proposal, query, refresh } = useProposal();
  const flow = useFlow(brand, proposal, refresh);
  if (proposal === undefined) {
    return <ReadingPage title={FLOW_TEXTS.page} query={query} />;
  }
  if (proposal === null || flow === null) {
    if (session.kind === 'user') return <WithoutProposal role={session.role} />;
    return <AccessScreen brand={brand} proposalId={id} onRead={refresh} />;
  }
  const stop = stopOf(proposal, session.kind === 'user' ? session.role : null);
  if (stop === null) return <BiometryContext value={flow}>{children}</BiometryContext>;
  return isClosed(proposal.access) ? (
    <StopPage stop="unknown" proposalId={null} />
  ) : (
    <StopPage stop={stop} proposalId={proposal.id} />
  );
};
