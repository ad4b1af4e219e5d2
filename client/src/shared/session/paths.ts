export const SIGN_IN_PATH = '/usuario/ingresar';
/** SH-16: leads to the panel. */
export const ADMIN_PATH = '/admin';
export const DASHBOARD_PATH = '/usuario/panel-de-seguimiento';
/** Not one of the required routes (docs/ux.md#your-account). */
export const ACCOUNT_PATH = '/usuario/cuenta';
/** The seller's first screen after signing in (decision 040). */
export const MORNING_PATH = `${DASHBOARD_PATH}/hoy`;
/** A seller's quote at the counter. */
export const EXPRESS_PATH = `${DASHBOARD_PATH}/cotizar`;
export const BOARD_PATH = `${DASHBOARD_PATH}/tablero`;
export const RETURN_KEY = 'volver';

export const CUSTOMER_KEY = 'cliente';
/** Where a seller begins with another customer in the same tab. */
export const NEXT_CUSTOMER_HREF = `/usuario/titular/cotizacion/preferencia?${CUSTOMER_KEY}=otro`;
export const asksForNextCustomer = (search: string) =>
  new URLSearchParams(search).get(CUSTOMER_KEY) === 'otro';

/** Paths that a sign-in can return to; the sign-in page checks the whole address when it reads it. */
const OWN = ['/usuario/', '/biometria', ADMIN_PATH];

/** The address of the sign-in page, which returns to the current page if that is allowed. */
export function signInHref({ pathname, search }: { pathname: string; search: string }): string {
  if (!OWN.some((start) => pathname.startsWith(start))) return SIGN_IN_PATH;
  return `${SIGN_IN_PATH}?${new URLSearchParams({ [RETURN_KEY]: `${pathname}${search}` })}`;
}
