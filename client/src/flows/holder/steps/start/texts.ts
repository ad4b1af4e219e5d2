import { withStaffWording } from '#shared/session/voice.ts';

export const START_TEXTS = withStaffWording(
  {
    fresh: {
      title: 'Quiero cotizar',
      text: 'Elegí el vehículo o decinos cuánto vale y mirá la cuota.',
      action: 'Empezar una cotización',
    },
    here: {
      title: (number: number) => `Tu solicitud ${number}`,
      text: (phase: string) => `Etapa: ${phase}.`,
      /** Replaces the bank's name of the phase. */
      presented: 'el banco presenta los documentos en el registro',
      action: 'Retomar mi solicitud',
      /** Used if there is nothing to do now. */
      status: 'Ver cómo sigue',
      quoteTitle: 'Tenés una cotización sin terminar',
      quoteAction: 'Seguir con la cotización',
    },
    find: {
      title: 'Seguir mi solicitud',
      open: '¿Ya empezaste?',
      openText: 'Seguí donde dejaste con tu DNI y un código por SMS.',
      dashboardText: 'Tus solicitudes están en tu panel, con lo que falta de cada una.',
      dashboard: 'Ver mis solicitudes',
    },
  },
  {
    fresh: {
      title: 'Otro cliente',
      text: 'Elegí el vehículo o su valor y mostrale la cuota.',
      action: 'Cargar un cliente',
    },
    here: {
      title: (number: number) => `Propuesta ${number}`,
      action: 'Retomar la propuesta',
      quoteTitle: 'Hay una cotización sin terminar',
    },
    find: {
      open: '¿Ya la empezaste?',
      dashboardText: 'Las propuestas de tus clientes están en tu panel, con lo que falta de cada una.',
      dashboard: 'Ver las propuestas',
    },
  },
);
