import { headingProps, type PageHeading } from '#shared/page/heading.ts';
import { SIGN_IN_PATH } from '#shared/session/paths.ts';

export type AccountScreen =
  'sign-in' | 'sign-up-person' | 'sign-up-address' | 'sign-up-done' | 'recover' | 'change-password';

/** Address and heading of each account screen; the headings of the sign-up are prescribed (SH-06, SH-07). */
export const ACCOUNT_SCREENS = [
  {
    screen: 'sign-in',
    path: SIGN_IN_PATH,
    title: 'Iniciar sesión',
    heading: 'Iniciá sesión',
    offersAccount: true,
  },
  {
    screen: 'sign-up-person',
    path: '/usuario/registrarse/datos-personales',
    title: 'Datos personales',
    subtitle: 'Por favor completa tus datos personales',
    offersAccount: true,
  },
  {
    screen: 'sign-up-address',
    path: '/usuario/registrarse/datos-del-domicilio',
    title: 'Datos del domicilio',
    subtitle: 'Por favor completa los datos de tu domicilio',
    offersAccount: true,
  },
  {
    screen: 'sign-up-done',
    path: '/usuario/registrarse/registro-exitoso',
    title: 'Registro exitoso',
    heading: 'Revisá tu correo',
  },
  {
    screen: 'recover',
    path: '/usuario/recuperar',
    title: 'Recuperar la contraseña',
    heading: 'Recuperá tu contraseña',
    subtitle: 'Ingresá el correo de tu cuenta y te mandamos un código para elegir otra.',
  },
  {
    screen: 'change-password',
    path: '/usuario/recuperar/cambiar-contrasena',
    title: 'Cambiar la contraseña',
    heading: 'Elegí una contraseña nueva',
  },
] as const satisfies readonly ({ screen: AccountScreen; path: string; offersAccount?: true } & PageHeading)[];

/** Tab title, heading and subtitle of a screen, and whether the page offers an account. */
export function accountHeading(of: AccountScreen) {
  const found = ACCOUNT_SCREENS.find(({ screen }) => screen === of);
  if (found === undefined) throw new Error(`The account has no screen '${of}'.`);
  return { ...headingProps(found), offersAccount: 'offersAccount' in found };
}
