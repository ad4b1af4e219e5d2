import { withStaffWording } from '#shared/session/voice.ts';

/** Texts for an action that was rejected because the application is at another step. */
export const MOVED_ON_TEXTS = withStaffWording(
  {
    title: 'La solicitud cambió',
    text: 'Cambió en otra pestaña o en otro dispositivo, y este paso ya no corresponde.',
    reload: 'Ver en qué paso está',
    summary: 'Cambiaste el préstamo o el seguro: antes de seguir, aceptá de nuevo el resumen.',
    toSummary: 'Ver el resumen',
    sent: 'Ya enviaste la solicitud.',
    toSent: 'Ver qué sigue',
    next: (title: string) => `Cambió en otra pestaña o en otro dispositivo. Ahora sigue «${title}».`,
    toNext: (title: string) => `Ir a ${title}`,
    over: 'Esta solicitud ya no está abierta.',
    toStart: 'Empezar otra',
  },
  {
    title: 'La propuesta cambió',
    summary: 'Cambió el préstamo o el seguro: antes de seguir, tu cliente acepta de nuevo el resumen.',
    sent: 'Ya enviaste la propuesta.',
    over: 'Esta propuesta ya no está abierta.',
  },
);
