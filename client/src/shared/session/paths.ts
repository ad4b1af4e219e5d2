export const SIGN_IN_PATH = '/usuario/ingresar';
/** Redirects to the dashboard (SH-16). */
export const ADMIN_PATH = '/admin';
export const DASHBOARD_PATH = '/usuario/panel-de-seguimiento';
/** The requirements do not list this route (docs/ux.md#your-account). */
export const ACCOUNT_PATH = '/usuario/cuenta';
/** The seller's first screen after signing in (decision 040). */
export const MORNING_PATH = `${DASHBOARD_PATH}/hoy`;
/** Quote by a seller at the counter. */
export const EXPRESS_PATH = `${DASHBOARD_PATH}/cotizar`;
export const BOARD_PATH = `${DASHBOARD_PATH}/tablero`;
export const RETURN_KEY = 'volver';

export const CUSTOMER_KEY = 'cliente';
/** Where a seller starts with another customer in the same tab. */
export const NEXT_CUSTOMER_HREF = `/usuario/titular/cotizacion/preferencia?${CUSTOMER_KEY}=otro`;
export const asksForNextCustomer = (search: string) =>
  new URLSearchParams(search).get(CUSTOMER_KEY) === 'otro';

/** Path prefixes that a sign-in can return to; the sign-in page checks the complete URL. */
const OWN = ['/usuario/', '/biometria', ADMIN_PATH];

/** Returns the URL of the sign-in page, which returns to the current page if that is allowed. */
export function signInHref({ pathname, search }: { pathname: string; search: string }): string {
  if (!OWN.some((start) => pathname.startsWith(start))) return SIGN_IN_PATH;
  return `${SIGN_IN_PATH}?${new URLSearchParams({ [RETURN_KEY]: `${pathname}${search}` })}`;
}
