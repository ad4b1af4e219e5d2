import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { stepRoutes } from '#shared/page/steps/stepRoutes.tsx';
import { HOLDER_STEPS, type Audience } from './flow/flow.ts';
import { knownPage } from './parts/page/knownPage.tsx';

const HolderAudience = lazyScreen(async () => (await import('./HolderAudience.tsx')).HolderAudience);

/** Returns one route per step of the audience. */
export const holderRoutes = (audience: Audience) =>
  stepRoutes(
    HOLDER_STEPS.flatMap((step) => step[audience] ?? []),
    <HolderAudience audience={audience} />,
    knownPage,
  );
