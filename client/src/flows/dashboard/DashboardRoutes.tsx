import { Suspense } from 'react';
import { Route } from 'react-router-dom';
import { lazyScreen } from '../../shared/page/lazyScreen.ts';
import { ScreenWaiting } from '../../shared/page/ScreenWaiting.tsx';
import { DASHBOARD_PATH } from '../../shared/session/paths.ts';
import { DASHBOARD_HEADINGS } from './headings.ts';

const ListScreen = lazyScreen(async () => (await import('./list/ListScreen.tsx')).ListScreen);
const DetailScreen = lazyScreen(async () => (await import('./detail/DetailScreen.tsx')).DetailScreen);
const PledgeScreen = lazyScreen(async () => (await import('./pledge/PledgeScreen.tsx')).PledgeScreen);
const ReloadScreen = lazyScreen(async () => (await import('./reload/ReloadScreen.tsx')).ReloadScreen);

const { list, proposal } = DASHBOARD_HEADINGS;

/** The dashboard's screens: their address, their heading while they load, and what they load. */
const DASHBOARD_SCREENS = [
  [DASHBOARD_PATH, list, ListScreen],
  [`${DASHBOARD_PATH}/propuesta/:id`, proposal, DetailScreen],
  [`${DASHBOARD_PATH}/propuesta/:id/prenda`, proposal, PledgeScreen],
  [`${DASHBOARD_PATH}/propuesta/:id/resubir-documentacion`, proposal, ReloadScreen],
] as const;

/** A screen of the dashboard while its script loads. */
export const DashboardWaiting = ({ title }: { title: string }) => (
  <ScreenWaiting of={{ title }} width="wide" shape="card" />
);

/** The dashboard's routes, for the router's own `Routes`; they need a session. */
export const dashboardRoutes = () =>
  DASHBOARD_SCREENS.map(([path, title, Screen]) => (
    <Route
      key={path}
      path={path}
      element={
        <Suspense fallback={<DashboardWaiting title={title} />}>
          <Screen />
        </Suspense>
      }
    />
  ));
