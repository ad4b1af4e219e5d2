import { Suspense } from 'react';
import { Route } from 'react-router-dom';
import { lazyScreen } from '../../shared/page/lazyScreen.ts';
import { ScreenWaiting } from '../../shared/page/ScreenWaiting.tsx';

/** Everything of the flow is behind this one import. */
const SellerScreens = lazyScreen(async () => (await import('./SellerScreens.tsx')).SellerScreens);

const STEPS = ['datos', 'documentacion-vehiculo', 'medio-de-cobro', 'fin-proceso'];

/** The seller's routes (RT-19 to RT-22), for the router's `Routes`. */
export const sellerRoutes = () => (
  <Route
    path="/vendedor"
    element={
      <Suspense fallback={<ScreenWaiting />}>
        <SellerScreens />
      </Suspense>
    }
  >
    <Route index element={null} />
    {STEPS.map((step) => (
      <Route key={step} path={step} element={null} />
    ))}
  </Route>
);
