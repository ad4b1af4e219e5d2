import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { stepRoutes } from '#shared/page/steps/stepRoutes.tsx';
import { CO_OWNER_PATHS, knownPage } from './flow.ts';

const CoOwnerScreens = lazyScreen(async () => (await import('./CoOwnerScreens.tsx')).CoOwnerScreens);

/** The co-owner's routes, which their link opens. */
export const coOwnerRoutes = () => stepRoutes(CO_OWNER_PATHS, <CoOwnerScreens />, knownPage);
