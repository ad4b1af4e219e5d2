import { GENERIC_ERROR, MAINTENANCE } from '@prendarios/rules/messages';

export const COMMON_TEXTS = {
  nameLabels: { firstName: 'Nombre', lastName: 'Apellido' },
  product: 'Préstamos Prendarios',
  continue: 'Continuar',
  back: 'Volver',
  sending: 'Enviando…',
  retry: 'Probar de nuevo',
  change: 'Cambiar',
  loading: 'Cargando…',
  completeEmail: 'Completar el correo',
  didYouMean: (domain: string) => `¿Quisiste decir ${domain}?`,
  isItThis: (phone: string) => `¿Es ${phone}?`,
  errorPrefix: 'Error: ',
  errorModal: GENERIC_ERROR,
  maintenance: MAINTENANCE,
  tooMany: {
    title: 'Esperá antes de seguir',
    message: 'Hiciste muchos pedidos. Probá de nuevo en un minuto.',
  },
  offline: {
    title: 'Sin conexión',
    message: 'Parece que no hay conexión. Tus datos siguen acá: probá de nuevo.',
  },
  backOnline: {
    title: 'Volvió la conexión',
    message: 'Tus datos siguen acá. Probá de nuevo: si ya se habían guardado, no se guardan dos veces.',
  },
  asking: 'Estamos confirmando si llegó. No cierres esta página.',
  unknown: {
    title: 'No sabemos si se guardó',
    message:
      'El banco tarda en responder. Probá de nuevo en unos segundos: si ya se guardó, no se guarda dos veces.',
  },
  problem: {
    title: 'No pudimos guardar',
    message: 'Algo falló de nuestro lado. Tus datos siguen acá: probá de nuevo.',
  },
  loadProblem: {
    title: 'No pudimos cargar esta parte',
    message: 'Lo que ya guardaste sigue acá. Revisá tu conexión y probá de nuevo.',
  },
  hours: {
    title: 'Ahora está cerrado',
    next: 'Podés cerrar esta página y volver con el mismo enlace: seguís donde estabas.',
  },
  listProblem: 'No pudimos cargar una lista. Lo que ya completaste sigue acá.',
  inProgress: 'Todavía estamos procesando tu pedido. Probá de nuevo en unos segundos.',
} as const;
