import { Suspense } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { GUEST_RELOAD_PATH } from '#shared/page/site.ts';
import { ADMIN_PATH, BOARD_PATH, DASHBOARD_PATH } from '#shared/session/paths.ts';
import { BoardWaiting, ListWaiting, ProposalWaiting } from './proposal/DashboardWaiting.tsx';

const ListScreen = lazyScreen(async () => (await import('./list/ListScreen.tsx')).ListScreen);
const BoardScreen = lazyScreen(async () => (await import('./board/BoardScreen.tsx')).BoardScreen);
const DetailScreen = lazyScreen(async () => (await import('./detail/DetailScreen.tsx')).DetailScreen);
const PledgeScreen = lazyScreen(async () => (await import('./pledge/PledgeScreen.tsx')).PledgeScreen);
const ReloadScreen = lazyScreen(async () => (await import('./reload/ReloadScreen.tsx')).ReloadScreen);

const PROPOSAL_PATH = `${DASHBOARD_PATH}/propuesta/:id`;

const SCREENS = [
  [DASHBOARD_PATH, ListScreen, ListWaiting],
  [BOARD_PATH, BoardScreen, BoardWaiting],
  [PROPOSAL_PATH, DetailScreen, ProposalWaiting],
  [`${PROPOSAL_PATH}/prenda`, PledgeScreen, ProposalWaiting],
  [`${PROPOSAL_PATH}/resubir-documentacion`, ReloadScreen, ProposalWaiting],
] as const;

/** A guest who proved the phone uploads again without an account. */
export const guestReloadRoute = () => (
  <Route
    path={GUEST_RELOAD_PATH}
    element={
      <Suspense fallback={<ProposalWaiting />}>
        <ReloadScreen />
      </Suspense>
    }
  />
);

/** The dashboard's routes, for the router's own `Routes`; they need a session. */
export const dashboardRoutes = () => [
  <Route key="admin" path={ADMIN_PATH} element={<Navigate replace to={DASHBOARD_PATH} />} />,
  ...SCREENS.map(([path, Screen, Waiting]) => (
    <Route
      key={path}
      path={path}
      element={
        <Suspense fallback={<Waiting />}>
          <Screen />
        </Suspense>
      }
    />
  )),
];
