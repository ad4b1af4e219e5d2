import { useLocation } from 'react-router-dom';
import { useSession } from '#shared/session/sessionStore.ts';
import { stepScreen, StepScreen, type StepScreens } from '#shared/page/steps/StepScreen.tsx';
import { useCoOwnerFlow } from './CoOwnerContext.ts';
import { CoOwnerGate } from './CoOwnerGate.tsx';
import { LinkEntry } from './entry/LinkEntry.tsx';
import { NoLinkPage } from './entry/NoLinkPage.tsx';
import { dueStep, guard, linkIn, stepAt, type StepId } from './flow.ts';
import { InvitationScreen } from './invitation/InvitationScreen.tsx';
import { stateOf } from './state.ts';

/** The camera and the contract are loaded for their steps alone. */
const SCREENS: StepScreens<StepId> = {
  invitation: { Screen: InvitationScreen },
  identity: stepScreen(async () => (await import('./identity/IdentityScreen.tsx')).IdentityScreen),
  contract: stepScreen(async () => (await import('./contract/ContractScreen.tsx')).ContractScreen),
  waiting: stepScreen(async () => (await import('./waiting/WaitingScreen.tsx')).WaitingScreen),
  end: stepScreen(async () => (await import('./end/EndScreen.tsx')).EndScreen),
};

const Step = () => {
  const { coOwnership, href } = useCoOwnerFlow();
  const step = stepAt(useLocation().pathname);
  const state = stateOf(coOwnership);
  const due = dueStep(state);
  const ways = { redirectTo: guard(step, state), next: due === step ? null : due, href };
  return <StepScreen screens={SCREENS} step={step} {...ways} />;
};

/** The co-owner's flow: first the link, then the step that is due. */
export const CoOwnerScreens = () => {
  const { search, hash } = useLocation();
  const session = useSession();
  const link = linkIn({ search, hash });
  if (session.kind === 'user' && session.role !== 'APPLICANT') return <NoLinkPage why="staff" />;
  // Another link is opened anew.
  if (link !== null) return <LinkEntry key={link.key} link={link} />;
  return (
    <CoOwnerGate>
      <Step />
    </CoOwnerGate>
  );
};
