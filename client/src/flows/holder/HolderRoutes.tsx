import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { SkeletonText } from '@prendarios/design-system/feedback/Skeleton';
import { Suspense } from 'react';
import { Route } from 'react-router-dom';
import { Page } from '../../shared/page/Page.tsx';
import { HOLDER_STEPS, type Audience } from './flow.ts';
import { HolderAudience } from './HolderAudience.tsx';
import { HOLDER_SCREENS } from './screens.ts';
import { StepGuard } from './StepGuard.tsx';

const Waiting = () => (
  <Page width="form">
    <Delayed>
      <SkeletonText lines={6} />
    </Delayed>
  </Page>
);

/** The flow's routes, for the router's own `Routes`: one per step that has a screen. */
export function holderRoutes(audience: Audience) {
  return (
    <Route element={<HolderAudience audience={audience} />}>
      {HOLDER_STEPS.map((step) => {
        const path = step[audience];
        const Screen = HOLDER_SCREENS[step.id];
        if (path === null) return null;
        return (
          <Route
            key={step.id}
            path={path}
            element={
              <StepGuard step={step.id}>
                <Suspense fallback={<Waiting />}>
                  <Screen />
                </Suspense>
              </StepGuard>
            }
          />
        );
      })}
    </Route>
  );
}
