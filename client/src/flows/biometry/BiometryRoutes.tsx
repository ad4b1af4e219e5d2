import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { stepRoutes } from '#shared/page/steps/stepRoutes.tsx';
import { BIOMETRY_PATHS, knownPage } from './flow.ts';

const BiometrySteps = lazyScreen(async () => (await import('./BiometrySteps.tsx')).BiometrySteps);

/** The flow's routes under both brands (RT-48 to RT-56). */
export const biometryRoutes = () => stepRoutes(BIOMETRY_PATHS, <BiometrySteps />, knownPage);
