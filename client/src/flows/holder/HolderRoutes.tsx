import { stepRoutes } from '../../shared/steps/stepRoutes.tsx';
import { HOLDER_STEPS, type Audience } from './flow.ts';
import { HolderAudience } from './HolderAudience.tsx';

/** The routes of the flow: one for each step that the audience has. */
export const holderRoutes = (audience: Audience) =>
  stepRoutes(
    HOLDER_STEPS.flatMap((step) => step[audience] ?? []),
    <HolderAudience audience={audience} />,
  );
