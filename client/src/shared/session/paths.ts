export const SIGN_IN_PATH = '/usuario/ingresar';
export const PANEL_PATH = '/usuario/panel-de-seguimiento';
export const RETURN_KEY = 'volver';

/** Screens that somebody signed in comes back to; the sign-in page checks the whole address when it reads it. */
const OWN = ['/usuario/', '/biometria'];

/** The sign-in page, which leads back to where the person was when that place is one of theirs. */
export function signInHref({ pathname, search }: { pathname: string; search: string }): string {
  if (!OWN.some((start) => pathname.startsWith(start))) return SIGN_IN_PATH;
  return `${SIGN_IN_PATH}?${new URLSearchParams({ [RETURN_KEY]: `${pathname}${search}` })}`;
}
