import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { stepRoutes } from '#shared/page/steps/stepRoutes.tsx';
import { SALE_PATHS } from './flow.ts';
import { knownPage } from './knownPage.tsx';

const SellerSteps = lazyScreen(async () => (await import('./SellerSteps.tsx')).SellerSteps);

/** Returns the seller's routes (RT-19 to RT-22). */
export const sellerRoutes = () => stepRoutes(SALE_PATHS, <SellerSteps />, knownPage);
