import type { HolderFlow } from '../../flow/HolderContext.ts';

const COOKIES_LOST = {
  code: 'COOKIES_LOST',
  message:
    'Tu navegador no guardó las cookies de este sitio, y sin ellas no podemos mostrarte la oferta. Permitilas en la configuración y probá de nuevo: lo que escribiste sigue acá.',
  path: [],
} as const;

/**
 * Returns the problem if the server does not find a simulation that it just started: the browser dropped its cookie.
 */
export async function lostSimulation(
  refresh: HolderFlow['refresh'],
): Promise<readonly (typeof COOKIES_LOST)[]> {
  const { data } = await refresh();
  return data?.currentSimulation === null ? [COOKIES_LOST] : [];
}
