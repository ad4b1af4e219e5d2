import { Route } from 'react-router-dom';
import { lazyScreen } from '../../shared/page/lazyScreen.ts';
import { SIGN_IN_PATH } from '../../shared/session/paths.ts';
import type { AccountScreen } from './AccountScreens.tsx';

const AccountScreens = lazyScreen(async () => (await import('./AccountScreens.tsx')).AccountScreens);

/** RT-42 to RT-47. */
const SCREENS: readonly (readonly [string, AccountScreen])[] = [
  [SIGN_IN_PATH, 'sign-in'],
  ['/usuario/registrarse/datos-personales', 'sign-up-person'],
  ['/usuario/registrarse/datos-del-domicilio', 'sign-up-address'],
  ['/usuario/registrarse/registro-exitoso', 'sign-up-done'],
  ['/usuario/recuperar', 'recover'],
  ['/usuario/recuperar/cambiar-contrasena', 'change-password'],
];

/** The account's routes, for the router's own `Routes`. */
export function accountRoutes() {
  return SCREENS.map(([path, screen]) => (
    <Route key={path} path={path} element={<AccountScreens screen={screen} />} />
  ));
}
