import { RESUME_HREF } from '#shared/page/site.ts';
import { DASHBOARD_PATH, SIGN_IN_PATH } from '#shared/session/paths.ts';

/**
 * The names that `/redireccionar/{x}` accepts (RT-57). A fixed table, so no link can redirect to another site
 * (docs/security.md#redirects). Mails and the bank's other sites use them.
 */
const TABLE: Readonly<Record<string, string>> = {
  inicio: '/',
  cotizacion: '/titular/cotizacion',
  retomar: RESUME_HREF,
  ingresar: SIGN_IN_PATH,
  registrarse: '/usuario/registrarse/datos-personales',
  recuperar: '/usuario/recuperar',
  'panel-de-seguimiento': DASHBOARD_PATH,
  biometria: '/biometria',
  vivere: '/vivere/biometria',
};

export const REDIRECT_NAMES: readonly string[] = Object.keys(TABLE);

/** Returns the address for a name, ignoring case; null for an unknown name. */
export function redirectTarget(name: string): string | null {
  const key = name.toLowerCase();
  return Object.hasOwn(TABLE, key) ? (TABLE[key] ?? null) : null;
}
