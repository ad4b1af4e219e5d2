import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { stepRoutes } from '#shared/page/steps/stepRoutes.tsx';
import { CO_OWNER_PATHS, knownPage } from './flow.ts';

const CoOwnerSteps = lazyScreen(async () => (await import('./CoOwnerSteps.tsx')).CoOwnerSteps);

/** The co-owner's routes, which their link opens. */
export const coOwnerRoutes = () => stepRoutes(CO_OWNER_PATHS, <CoOwnerSteps />, knownPage);
