import { type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyScreen } from '../../shared/page/lazyScreen.ts';
import { useBiometryFlow } from './BiometryContext.ts';
import { guard, pathOf, stepAt, type StepId } from './flow.ts';

/** One chunk a screen: who has no camera to open does not download one. */
const SCREENS: Record<StepId, ComponentType> = {
  identity: lazyScreen(async () => (await import('./identity/IdentityScreen.tsx')).IdentityScreen),
  account: lazyScreen(async () => (await import('./account/AccountScreen.tsx')).AccountScreen),
  insurance: lazyScreen(async () => (await import('./insurance/PolicyScreen.tsx')).PolicyScreen),
  registers: lazyScreen(async () => (await import('./registers/RegistersScreen.tsx')).RegistersScreen),
  terms: lazyScreen(async () => (await import('./contract/TermsScreen.tsx')).TermsScreen),
  end: lazyScreen(async () => (await import('./end/FinishedScreen.tsx')).FinishedScreen),
};

/** Shows the step that the address names, or leads to the one that is due. */
export const StepScreen = () => {
  const { brand, state, href } = useBiometryFlow();
  const { pathname } = useLocation();
  const step = stepAt(pathname);
  // Where Vivere has no screen of its own it is the other brand's.
  const elsewhere = guard(step, state) ?? (pathOf(step, brand) === pathname.replace(/\/$/, '') ? null : step);
  if (elsewhere !== null) return <Navigate replace to={href(elsewhere)} />;
  const Screen = SCREENS[step];
  return <Screen />;
};
