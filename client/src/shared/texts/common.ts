import { GENERIC_ERROR } from '@prendarios/rules/messages';

/** Texts that every flow uses. */
export const COMMON_TEXTS = {
  nameLabels: { firstName: 'Nombre', lastName: 'Apellido' },
  product: 'Préstamos Prendarios',
  continue: 'Continuar',
  back: 'Volver',
  sending: 'Enviando…',
  retry: 'Volver a intentar',
  change: 'Cambiar',
  loading: 'Cargando…',
  completeEmail: 'Completar el correo',
  errorPrefix: 'Error: ',
  errorModal: GENERIC_ERROR,
  offline: {
    title: 'Sin conexión',
    message: 'Parece que no hay conexión. Tus datos siguen acá: probá de nuevo.',
  },
  problem: {
    title: 'No pudimos guardar',
    message: 'Algo falló de nuestro lado. Tus datos siguen acá: probá de nuevo.',
  },
  loadProblem: {
    title: 'No pudimos cargar esta parte',
    message: 'Revisá tu conexión y volvé a intentar. Lo que ya guardaste no se perdió.',
  },
  hours: {
    title: 'Ahora está cerrado',
    next: 'Podés cerrar esta página y volver con el mismo enlace: seguís donde estabas.',
  },
  listProblem: 'No pudimos cargar una lista. Lo que ya completaste sigue acá.',
  inProgress: 'Todavía estamos procesando tu pedido. Esperá unos segundos y volvé a intentar.',
} as const;
