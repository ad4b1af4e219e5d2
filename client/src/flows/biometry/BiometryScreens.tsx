import { useLocation } from 'react-router-dom';
import { stepScreen, StepScreen, type StepScreens } from '#shared/page/steps/StepScreen.tsx';
import { useBiometryFlow } from './BiometryContext.ts';
import { BiometryGate } from './BiometryGate.tsx';
import { brandAt, guard, nextStep, pathOf, stepAt, type StepId } from './flow.ts';

/** Each in its own script, so that the camera is loaded only for photos. */
const SCREENS: StepScreens<StepId> = {
  identity: stepScreen(async () => (await import('./identity/IdentityScreen.tsx')).IdentityScreen),
  account: stepScreen(async () => (await import('./account/AccountScreen.tsx')).AccountScreen),
  insurance: stepScreen(async () => (await import('./insurance/PolicyScreen.tsx')).PolicyScreen),
  registers: stepScreen(async () => (await import('./registers/RegistersScreen.tsx')).RegistersScreen),
  terms: stepScreen(async () => (await import('./contract/TermsScreen.tsx')).TermsScreen),
  end: stepScreen(async () => (await import('./end/FinishedScreen.tsx')).FinishedScreen),
};

const Step = ({ pathname }: { pathname: string }) => {
  const { brand, state, href } = useBiometryFlow();
  const step = stepAt(pathname);
  // The other brand's address of a check that was begun, and a step that Vivere does not have, lead to the right one.
  const redirectTo =
    guard(step, state) ?? (pathOf(step, brand) === pathname.toLowerCase().replace(/\/$/, '') ? null : step);
  const ways = { redirectTo, next: nextStep(step, state), href };
  return <StepScreen screens={SCREENS} step={step} {...ways} />;
};

/** The flow: checks access and shows the step and brand named by the address. */
export const BiometryScreens = () => {
  const { pathname } = useLocation();
  return (
    <BiometryGate brand={brandAt(pathname)}>
      <Step pathname={pathname} />
    </BiometryGate>
  );
};
