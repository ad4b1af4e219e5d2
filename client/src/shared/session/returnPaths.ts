import { matchPath } from 'react-router-dom';
import {
  ACCOUNT_PATH,
  ADMIN_PATH,
  BOARD_PATH,
  DASHBOARD_PATH,
  EXPRESS_PATH,
  MORNING_PATH,
  RETURN_KEY,
} from './paths.ts';

/** Allowlist of the screens that a sign-in may redirect to (docs/security.md#redirects). */
const TABLE = [
  ACCOUNT_PATH,
  DASHBOARD_PATH,
  MORNING_PATH,
  BOARD_PATH,
  EXPRESS_PATH,
  `${DASHBOARD_PATH}/propuesta/:id`,
  `${DASHBOARD_PATH}/propuesta/:id/prenda`,
  `${DASHBOARD_PATH}/propuesta/:id/resubir-documentacion`,
  '/usuario/titular/cotizacion',
  '/usuario/titular/cotizacion/preferencia',
  '/usuario/titular/cotizacion/cotizar',
  '/usuario/titular/cotizacion/cotizar/por-modelo',
  '/usuario/titular/cotizacion/cotizar/por-valor',
  '/usuario/titular/datos-personales',
  '/usuario/titular/datos-personales/adicionales',
  '/usuario/titular/datos-personales/cotitular',
  '/usuario/titular/datos-personales/cotitular/adicionales',
  '/usuario/titular/documentacion-vehiculo',
  '/usuario/titular/medio-de-pago',
  '/usuario/titular/fin-proceso',
  '/usuario/titular/validacion-telefono',
  '/usuario/titular/resumen',
  '/usuario/titular/seguro',
  ADMIN_PATH,
  '/biometria',
  '/biometria/medio-de-pago',
  '/biometria/seguro',
  '/biometria/enri',
  '/biometria/terminos-y-condiciones',
  '/biometria/fin-proceso',
] as const;

const MAX_LENGTH = 600;

/** Parses a URL; null if it is invalid. (Safari 16 lacks `URL.canParse`.) */
function parsed(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Returns the path and query if the path is in the table; null otherwise. */
export function innerPath(text: string | null): string | null {
  if (text === null || text.length > MAX_LENGTH || !text.startsWith('/')) return null;
  const base = 'https://here.invalid';
  const url = parsed(text, base);
  if (url?.origin !== base || !TABLE.some((pattern) => matchPath(pattern, url.pathname) !== null))
    return null;
  return `${url.pathname}${url.search}`;
}

/** Returns the validated URL that the sign-in page must return to; null if there is none. */
export const returnPathOf = (search: URLSearchParams): string | null => innerPath(search.get(RETURN_KEY));
