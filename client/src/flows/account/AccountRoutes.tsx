import { Route } from 'react-router-dom';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { Loadable } from '#shared/page/Loadable.tsx';
import { LoadingPage } from '#shared/page/LoadingPage.tsx';
import { ACCOUNT_PATH } from '#shared/session/paths.ts';
import { SESSION_TEXTS } from '#shared/session/texts.ts';
import { ACCOUNT_SCREENS } from './headings.ts';

const AccountScreens = lazyScreen(async () => (await import('./AccountScreens.tsx')).AccountScreens);

const OwnAccountScreen = lazyScreen(
  async () => (await import('./own/OwnAccountScreen.tsx')).OwnAccountScreen,
);

/** The user's own account page, which requires a session. */
export const ownAccountRoute = () => (
  <Route
    path={ACCOUNT_PATH}
    element={
      <Loadable page={<LoadingPage heading={{ title: SESSION_TEXTS.account }} shape="card" />}>
        <OwnAccountScreen />
      </Loadable>
    }
  />
);

/** The account's routes (RT-42 to RT-47), for the router's `Routes`. */
export const accountRoutes = () =>
  ACCOUNT_SCREENS.map(({ screen, path, ...heading }) => (
    <Route
      key={screen}
      path={path}
      element={
        <Loadable page={<LoadingPage heading={heading} hasAside />}>
          <AccountScreens screen={screen} />
        </Loadable>
      }
    />
  ));
