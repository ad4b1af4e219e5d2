import { Suspense } from 'react';
import { Route } from 'react-router-dom';
import { lazyScreen } from '../../shared/page/lazyScreen.ts';
import { ScreenWaiting } from '../../shared/page/ScreenWaiting.tsx';
import { SIGN_IN_PATH } from '../../shared/session/paths.ts';
import { ACCOUNT_HEADINGS, type AccountScreen } from './headings.ts';

const AccountScreens = lazyScreen(async () => (await import('./AccountScreens.tsx')).AccountScreens);

/** RT-42 to RT-47. */
export const ACCOUNT_PATHS = {
  'sign-in': SIGN_IN_PATH,
  'sign-up-person': '/usuario/registrarse/datos-personales',
  'sign-up-address': '/usuario/registrarse/datos-del-domicilio',
  'sign-up-done': '/usuario/registrarse/registro-exitoso',
  recover: '/usuario/recuperar',
  'change-password': '/usuario/recuperar/cambiar-contrasena',
} as const satisfies Record<AccountScreen, string>;

/** One of the account's screens while its script loads. */
export const AccountWaiting = ({ screen }: { screen: AccountScreen }) => (
  <ScreenWaiting of={ACCOUNT_HEADINGS[screen]} hasAside />
);

const screens = Object.keys(ACCOUNT_PATHS) as AccountScreen[];

/** The account's routes, for the router's own `Routes`. */
export const accountRoutes = () =>
  screens.map((screen) => (
    <Route
      key={screen}
      path={ACCOUNT_PATHS[screen]}
      element={
        <Suspense fallback={<AccountWaiting screen={screen} />}>
          <AccountScreens screen={screen} />
        </Suspense>
      }
    />
  ));
