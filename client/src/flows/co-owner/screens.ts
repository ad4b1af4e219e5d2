import { stepScreen, type StepScreens } from '#shared/page/steps/Step.tsx';
import type { StepId } from './flow.ts';
import { InvitationScreen } from './invitation/InvitationScreen.tsx';

/** The scripts of the camera and the contract load only when their steps need them. */
export const SCREENS: StepScreens<StepId> = {
  invitation: { Screen: InvitationScreen },
  identity: stepScreen(async () => (await import('./identity/IdentityScreen.tsx')).IdentityScreen),
  contract: stepScreen(async () => (await import('./contract/ContractScreen.tsx')).ContractScreen),
  waiting: stepScreen(async () => (await import('./waiting/WaitingScreen.tsx')).WaitingScreen),
  end: stepScreen(async () => (await import('./end/EndScreen.tsx')).EndScreen),
};
