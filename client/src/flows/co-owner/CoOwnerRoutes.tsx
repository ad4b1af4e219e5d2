import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { stepRoutes } from '#shared/page/steps/stepRoutes.tsx';
import { CO_OWNER_PATHS, knownPage } from './flow.ts';

const CoOwnerSteps = lazyScreen(async () => (await import('./CoOwnerSteps.tsx')).CoOwnerSteps);

/** Returns the co-owner's routes; the co-owner enters them through their link. */
export const coOwnerRoutes = () => stepRoutes(CO_OWNER_PATHS, <CoOwnerSteps />, knownPage);
