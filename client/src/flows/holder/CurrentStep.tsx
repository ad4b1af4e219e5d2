import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isClosed } from '#shared/loan/proposal/closed.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { Loading } from '#shared/page/Loadable.tsx';
import { Redirect } from '#shared/page/Redirect.tsx';
import { Step } from '#shared/page/steps/Step.tsx';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import {
  guard,
  isRefusedByCoOwner,
  nextStep,
  QUOTE_GROUPS,
  stepAt,
  stepById,
  type StepId,
} from './flow/flow.ts';
import { DUE_AGAIN } from './flow/flowNavigation.ts';
import { useHolderFlow, type HolderFlow } from './flow/HolderContext.ts';
import { linkedProposal } from './parts/by-link/linkedProposal.ts';
import { outlineOf } from './parts/page/outlineOf.tsx';
import { SCREENS } from './screens.ts';

const OpenOwn = lazyScreen(async () => (await import('./parts/by-link/OpenOwn.tsx')).OpenOwn);
const LinkPage = lazyScreen(async () => (await import('./parts/by-link/LinkPage.tsx')).LinkPage);
const RefusedByCoOwner = lazyScreen(
  async () => (await import('./parts/co-owner/RefusedByCoOwner.tsx')).RefusedByCoOwner,
);

/** Opens the proposal of a link. For sellers, each proposal has a separate page. */
const LinkedProposal = ({ id }: { id: string }) => {
  const session = useSession();
  if (session.kind === 'user' && session.role === 'SELLER') {
    return <Redirect to={`${DASHBOARD_PATH}/propuesta/${encodeURIComponent(id)}`} />;
  }
  const asksCode = <LinkPage proposalId={id} />;
  return (
    <Suspense fallback={<Loading />}>
      {session.kind === 'guest' ? asksCode : <OpenOwn proposalId={id}>{asksCode}</OpenOwn>}
    </Suspense>
  );
};

function isForeign(proposal: HolderFlow['proposal'], step: StepId): boolean {
  if (proposal === null || stepById(step).group <= QUOTE_GROUPS) return false;
  return isClosed(proposal.access);
}

/** Shows the step of the address, or redirects to the due one. */
export const CurrentStep = () => {
  const flow = useHolderFlow();
  const { state, proposal, href } = flow;
  const { pathname, search } = useLocation();
  const linked = linkedProposal(search);
  if (linked !== null && linked !== proposal?.id) return <LinkedProposal id={linked} />;
  const step = stepAt(pathname, state.audience) ?? 'start';
  const redirectTo = isForeign(proposal, step) ? 'start' : guard(step, state);
  if (isRefusedByCoOwner(state) && redirectTo === null && stepById(step).group > QUOTE_GROUPS) {
    return (
      <Suspense fallback={<Loading />}>
        <RefusedByCoOwner />
      </Suspense>
    );
  }
  return (
    <Step
      screens={SCREENS}
      step={step}
      redirectTo={redirectTo}
      next={nextStep(step, state)}
      // Later steps redirect here if the loan or policy changed after the summary was accepted.
      href={(id) => href(id, id === 'summary' && id === redirectTo ? DUE_AGAIN : {})}
      outline={outlineOf(step, flow)}
    />
  );
};
