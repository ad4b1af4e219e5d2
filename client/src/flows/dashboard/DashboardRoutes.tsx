import { Suspense } from 'react';
import { Route } from 'react-router-dom';
import { lazyScreen } from '../../shared/page/lazyScreen.ts';
import { ScreenWaiting } from '../../shared/page/ScreenWaiting.tsx';
import { DASHBOARD_PATH } from '../../shared/session/paths.ts';

const ListScreen = lazyScreen(async () => (await import('./list/ListScreen.tsx')).ListScreen);
const DetailScreen = lazyScreen(async () => (await import('./detail/DetailScreen.tsx')).DetailScreen);
const PledgeScreen = lazyScreen(async () => (await import('./pledge/PledgeScreen.tsx')).PledgeScreen);
const ReloadScreen = lazyScreen(async () => (await import('./reload/ReloadScreen.tsx')).ReloadScreen);

const SCREENS = [
  [DASHBOARD_PATH, ListScreen],
  [`${DASHBOARD_PATH}/propuesta/:id`, DetailScreen],
  [`${DASHBOARD_PATH}/propuesta/:id/prenda`, PledgeScreen],
  [`${DASHBOARD_PATH}/propuesta/:id/resubir-documentacion`, ReloadScreen],
] as const;

/** The dashboard's routes, for the router's own `Routes`; they need a session. */
export const dashboardRoutes = () =>
  SCREENS.map(([path, Screen]) => (
    <Route
      key={path}
      path={path}
      element={
        <Suspense fallback={<ScreenWaiting width="wide" />}>
          <Screen />
        </Suspense>
      }
    />
  ));
