import { stepRoutes } from '../../shared/steps/stepRoutes.tsx';
import { HOLDER_STEPS, type Audience } from './flow.ts';
import { HolderAudience } from './HolderAudience.tsx';

/** The flow's routes: one per step that has a screen for this audience. */
export const holderRoutes = (audience: Audience) =>
  stepRoutes(
    HOLDER_STEPS.flatMap((step) => step[audience] ?? []),
    <HolderAudience audience={audience} />,
  );
