import { Suspense } from 'react';
import { Route } from 'react-router-dom';
import { lazyScreen } from '../../shared/page/lazyScreen.ts';
import { ScreenWaiting } from '../../shared/page/ScreenWaiting.tsx';

/** Everything of the flow is behind this one import. */
const BiometryScreens = lazyScreen(async () => (await import('./BiometryScreens.tsx')).BiometryScreens);

/** The flow's routes under both brands (RT-48 to RT-56), for the router's `Routes`; the path names the step. */
export const biometryRoutes = () => (
  <Route
    path="/vivere?/biometria"
    element={
      <Suspense fallback={<ScreenWaiting />}>
        <BiometryScreens />
      </Suspense>
    }
  >
    <Route index element={null} />
    {['medio-de-pago', 'seguro', 'enri', 'terminos-y-condiciones', 'fin-proceso'].map((path) => (
      <Route key={path} path={path} element={null} />
    ))}
  </Route>
);
