import type { FilterKey } from './filters.ts';

/** Texts of the dashboard's list. */
export const LIST_TEXTS = {
  caption: 'Propuestas, de la más nueva a la más vieja',
  /** The option that omits the parameter (VA-18). */
  all: { pointOfSale: 'Todos', phase: 'Todas', phaseStatus: 'Cualquiera', status: 'Todos', gender: 'Todos' },
  fields: {
    number: 'Número de propuesta',
    document: 'Documento',
    pointOfSale: 'Punto de venta',
    phase: 'Etapa',
    phaseStatus: 'Avance de la etapa',
    status: 'Estado',
    gender: 'Género',
    from: 'Desde',
    to: 'Hasta',
    withoutCancelled: 'Ocultar las canceladas',
  } satisfies Record<FilterKey, string>,
  cancelled: 'Canceladas',
  errors: {
    number: 'Escribí el número de la propuesta: hasta 9 números.',
    document: 'Escribí los 7 u 8 números del documento.',
    from: 'Escribí día, mes y año, como 1/11/2026. No puede ser después de la fecha hasta.',
    to: 'Escribí día, mes y año, como 1/11/2026. No puede ser antes de la fecha desde.',
  },
  phases: {
    OWNER: 'Tus datos',
    INSURANCE: 'Seguro',
    SELLER: 'Vendedor y documentación',
    BIOMETRIA: 'Validación de identidad',
    CONCIERGE: 'Gestor',
    REGISTRO_PRENDA: 'Registro de prenda',
    REGISTRO_PRENDA_INSCRIPTA: 'Prenda inscripta',
    RE_LOAD_DOCUMENTATION: 'Documentación a corregir',
  },
  phaseStatuses: { PENDING: 'Pendiente', ACTIVE: 'En curso', FINALIZED: 'Terminada' },
  statuses: { OPEN: 'Abierta', CLOSED: 'Cerrada', CANCELLED: 'Cancelada' },
  genders: { FEMALE: 'Femenino', MALE: 'Masculino', NON_BINARY: 'No binario', NOT_APPLICABLE: 'No aplica' },
  chips: {
    number: (text: string) => `Propuesta ${text}`,
    document: (text: string) => `Documento ${text}`,
    from: (text: string) => `Desde ${text}`,
    to: (text: string) => `Hasta ${text}`,
    withoutCancelled: 'Sin canceladas',
  },
  columns: {
    number: 'Propuesta',
    vehicle: 'Vehículo y titular',
    pointOfSale: 'Punto de venta',
    stage: 'Etapa',
  },
  open: 'Ver la propuesta ',
  vivere: (stage: string) => `Vivere: ${stage}`,
  waitsFor: (who: string) => `Falta: ${who}`,
  actors: {
    HOLDER: 'titular',
    SELLER: 'vendedor',
    BANK: 'banco',
    REGISTRY: 'registro',
  },
  counted: (count: number, page: number | null, filters: number) =>
    [
      count === 1 ? '1 propuesta' : `${count} propuestas`,
      ...(page === null || page === 1 ? [] : [`página ${page}`]),
      ...(filters === 0 ? [] : [filters === 1 ? '1 filtro en uso' : `${filters} filtros en uso`]),
    ].join(', '),
  none: (filters: number) =>
    filters === 0
      ? 'No hay propuestas'
      : `Sin resultados con ${filters === 1 ? '1 filtro' : `${filters} filtros`}`,
  page: (page: number | null) => (page === null ? '' : `Página ${page}`),
  /** Differs from one change to the next: screen readers do not announce an unchanged text. */
  updated: (times: number) => `La lista se actualizó${times % 2 === 0 ? '.' : ''}`,
  ignored: (names: string) => `No entendimos esta parte de la dirección y la dejamos de lado: ${names}.`,
  lostPage: 'Esa página ya no se puede abrir acá: te mostramos la lista desde el principio.',
  empty: {
    title: 'Sin resultados',
    text: 'Ninguna propuesta cumple con los filtros.',
    action: 'Limpiar los filtros',
  },
  beginning: {
    title: 'Todavía no hay propuestas',
    applicant: 'Cuando empieces una solicitud la vas a poder seguir desde acá.',
    others: 'Cuando haya una en tus puntos de venta la vas a ver acá.',
    action: 'Empezar una solicitud',
  },
  noPointsOfSale: {
    title: 'Todavía no tenés puntos de venta',
    text: 'Para ver propuestas, quien administra tu concesionaria tiene que asignarte uno.',
    action: 'Probar de nuevo',
  },
  failing: {
    title: 'No pudimos traer las propuestas',
    text: 'Los filtros siguen como los dejaste.',
    offline: 'Parece que no hay conexión. Los filtros siguen como los dejaste.',
    action: 'Probar de nuevo',
  },
  readOnly: 'Ves las propuestas de todos los puntos de venta, en modo lectura.',
  export: {
    action: 'Exportar CSV',
    cancel: 'Cancelar la exportación',
    fileName: (day: string) => `propuestas-${day}.csv`,
    done: 'Listo: el archivo tiene las propuestas que cumplen con los filtros.',
    capped:
      'El archivo tiene las 10.000 propuestas más nuevas, que es el máximo. Para las demás, achicá la búsqueda con las fechas.',
    failed: 'No pudimos exportar la lista. Probá de nuevo.',
    tooMany: 'Exportaste muchas veces seguidas. Esperá un minuto y probá de nuevo.',
    offline: 'Parece que no hay conexión. Cuando vuelva, probá de nuevo.',
  },
} as const;
