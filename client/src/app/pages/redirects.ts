import { RESUME_HREF } from '#shared/page/site.ts';
import { DASHBOARD_PATH, SIGN_IN_PATH } from '#shared/session/paths.ts';

/**
 * The names that `/redireccionar/{x}` accepts (RT-57): a closed table, so that no link leads to another site
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

/** The address of a name, in any case as all addresses; null if the table does not have the name. */
export function redirectTarget(name: string): string | null {
  const key = name.toLowerCase();
  return Object.hasOwn(TABLE, key) ? (TABLE[key] ?? null) : null;
}
