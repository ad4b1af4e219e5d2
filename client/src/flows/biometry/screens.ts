import { stepScreen, type StepScreens } from '#shared/page/steps/Step.tsx';
import type { StepId } from './flow.ts';

/** Each in its own script, so that the camera is loaded only for photos. */
export const SCREENS: StepScreens<StepId> = {
  identity: stepScreen(async () => (await import('./identity/IdentityScreen.tsx')).IdentityScreen),
  account: stepScreen(async () => (await import('./account/AccountScreen.tsx')).AccountScreen),
  insurance: stepScreen(async () => (await import('./insurance/PolicyScreen.tsx')).PolicyScreen),
  registers: stepScreen(async () => (await import('./registers/RegistersScreen.tsx')).RegistersScreen),
  terms: stepScreen(async () => (await import('./contract/TermsScreen.tsx')).TermsScreen),
  end: stepScreen(async () => (await import('./end/FinishedScreen.tsx')).FinishedScreen),
};
