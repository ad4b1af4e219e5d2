import { lazy, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { restoreStyles } from '../../shared/page/restoreStyles.ts';
import { useBiometryFlow } from './BiometryContext.ts';
import { guard, pathOf, stepAt, type StepId } from './flow.ts';

const screen = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    await restoreStyles();
    return { default: await load() };
  });

/** One chunk a screen: who has no camera to open does not download one. */
const SCREENS: Record<StepId, ComponentType> = {
  identity: screen(async () => (await import('./identity/IdentityScreen.tsx')).IdentityScreen),
  account: screen(async () => (await import('./account/AccountScreen.tsx')).AccountScreen),
  insurance: screen(async () => (await import('./insurance/PolicyScreen.tsx')).PolicyScreen),
  registers: screen(async () => (await import('./registers/RegistersScreen.tsx')).RegistersScreen),
  terms: screen(async () => (await import('./contract/TermsScreen.tsx')).TermsScreen),
  end: screen(async () => (await import('./end/FinishedScreen.tsx')).FinishedScreen),
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
