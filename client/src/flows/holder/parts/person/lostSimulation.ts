import type { HolderFlow } from '../../flow/HolderContext.ts';

const COOKIES_LOST = {
  code: 'COOKIES_LOST',
  message:
    'Tu navegador no guardó las cookies de este sitio, y sin ellas no podemos mostrarte la oferta. Permitilas en la configuración y probá de nuevo: lo que escribiste sigue acá.',
  path: [],
} as const;

/** The problem of a simulation that the server has just started and no longer finds: its cookie did not stay. */
export async function lostSimulation(
  refresh: HolderFlow['refresh'],
): Promise<readonly (typeof COOKIES_LOST)[]> {
  const { data } = await refresh();
  return data?.currentSimulation === null ? [COOKIES_LOST] : [];
}
