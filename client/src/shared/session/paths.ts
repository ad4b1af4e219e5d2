export const SIGN_IN_PATH = '/usuario/ingresar';
export const DASHBOARD_PATH = '/usuario/panel-de-seguimiento';
export const RETURN_KEY = 'volver';

/** Paths that a sign-in can return to; the sign-in page checks the whole address when it reads it. */
const OWN = ['/usuario/', '/biometria'];

/** The address of the sign-in page, which returns to the current page if that is allowed. */
export function signInHref({ pathname, search }: { pathname: string; search: string }): string {
  if (!OWN.some((start) => pathname.startsWith(start))) return SIGN_IN_PATH;
  return `${SIGN_IN_PATH}?${new URLSearchParams({ [RETURN_KEY]: `${pathname}${search}` })}`;
}
