import { lazy, Suspense, type ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { restoreStyles } from '../../shared/page/restoreStyles.ts';
import { ScreenWaiting } from '../../shared/page/ScreenWaiting.tsx';
import { PANEL_PATH } from '../../shared/session/paths.ts';

/** One chunk a screen; the sheets that were lost on the way come with it. */
const screen = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    await restoreStyles();
    return { default: await load() };
  });

const ListScreen = screen(async () => (await import('./list/ListScreen.tsx')).ListScreen);
const DetailScreen = screen(async () => (await import('./detail/DetailScreen.tsx')).DetailScreen);
const PledgeScreen = screen(async () => (await import('./pledge/PledgeScreen.tsx')).PledgeScreen);
const ReloadScreen = screen(async () => (await import('./reload/ReloadScreen.tsx')).ReloadScreen);

const SCREENS = [
  [PANEL_PATH, ListScreen],
  [`${PANEL_PATH}/propuesta/:id`, DetailScreen],
  [`${PANEL_PATH}/propuesta/:id/prenda`, PledgeScreen],
  [`${PANEL_PATH}/propuesta/:id/resubir-documentacion`, ReloadScreen],
] as const;

/** The dashboard's routes, for the router's own `Routes`, under the guard of who is signed in. */
export const trackingRoutes = () =>
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
