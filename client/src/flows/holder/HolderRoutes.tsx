import { Suspense } from 'react';
import { Route } from 'react-router-dom';
import { ScreenWaiting } from '../../shared/page/ScreenWaiting.tsx';
import { HOLDER_STEPS, type Audience } from './flow.ts';
import { HolderAudience } from './HolderAudience.tsx';
import { stepScreen } from './screens.ts';
import { StepGuard } from './StepGuard.tsx';

/** The flow's routes, for the router's own `Routes`: one per step that has a screen. */
export function holderRoutes(audience: Audience) {
  return (
    <Route element={<HolderAudience audience={audience} />}>
      {HOLDER_STEPS.map((step) => {
        const path = step[audience];
        const Screen = stepScreen(step.id);
        if (path === null) return null;
        return (
          <Route
            key={step.id}
            path={path}
            element={
              <StepGuard step={step.id}>
                <Suspense fallback={<ScreenWaiting />}>
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
