import { Route } from 'react-router-dom';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { Loadable } from '#shared/page/Loadable.tsx';
import { Redirect } from '#shared/page/Redirect.tsx';
import { GUEST_RELOAD_PATH, STATUS_PATH } from '#shared/page/site.ts';
import { ADMIN_PATH, BOARD_PATH, DASHBOARD_PATH, MORNING_PATH } from '#shared/session/paths.ts';
import { LOADING_PAGES } from './proposal/loadingPages.tsx';

const ListScreen = lazyScreen(async () => (await import('./list/ListScreen.tsx')).ListScreen);
const MorningScreen = lazyScreen(async () => (await import('./morning/MorningScreen.tsx')).MorningScreen);
const BoardScreen = lazyScreen(async () => (await import('./board/BoardScreen.tsx')).BoardScreen);
const DetailScreen = lazyScreen(async () => (await import('./detail/DetailScreen.tsx')).DetailScreen);
const PledgeScreen = lazyScreen(async () => (await import('./pledge/PledgeScreen.tsx')).PledgeScreen);
const ReloadScreen = lazyScreen(async () => (await import('./reload/ReloadScreen.tsx')).ReloadScreen);

const PROPOSAL_PATH = `${DASHBOARD_PATH}/propuesta/:id`;

const StatusScreen = lazyScreen(async () => (await import('./status/StatusScreen.tsx')).StatusScreen);

const SCREENS = [
  [DASHBOARD_PATH, ListScreen, 'list'],
  [MORNING_PATH, MorningScreen, 'morning'],
  [BOARD_PATH, BoardScreen, 'board'],
  [PROPOSAL_PATH, DetailScreen, 'proposal'],
  [`${PROPOSAL_PATH}/prenda`, PledgeScreen, 'proposal'],
  [`${PROPOSAL_PATH}/resubir-documentacion`, ReloadScreen, 'proposal'],
] as const;

/**
 * Routes on which a guest who validated the phone tracks the application and uploads documents again without an
 * account.
 */
export const guestProposalRoutes = () => [
  <Route
    key="status"
    path={STATUS_PATH}
    element={
      <Loadable page={LOADING_PAGES.status}>
        <StatusScreen />
      </Loadable>
    }
  />,
  <Route
    key="reload"
    path={GUEST_RELOAD_PATH}
    element={
      <Loadable page={LOADING_PAGES.proposal}>
        <ReloadScreen />
      </Loadable>
    }
  />,
];

/** The dashboard's routes, for use inside the router's `Routes`; they require a session. */
export const dashboardRoutes = () => [
  <Route key="admin" path={ADMIN_PATH} element={<Redirect to={DASHBOARD_PATH} />} />,
  ...SCREENS.map(([path, Screen, page]) => (
    <Route
      key={path}
      path={path}
      element={
        <Loadable page={LOADING_PAGES[page]}>
          <Screen />
        </Loadable>
      }
    />
  )),
];
