import { formatNumber } from '@prendarios/rules/format';
import type { Role } from '../../../shared/session/sessionStore.ts';
import type { FilterKey } from './filters.ts';

/** Texts of the dashboard's list. */
export const LIST_TEXTS = {
  captions: {
    NEWEST: 'Propuestas, de la más nueva a la más vieja',
    OLDEST: 'Propuestas, de la más vieja a la más nueva',
    LONGEST_IN_STAGE: 'Propuestas, primero las que llevan más tiempo en su etapa',
  },
  /** The option that omits the parameter (VA-18). */
  all: {
    waitsFor: 'Cualquiera',
    pointOfSale: 'Todos',
    phase: 'Todas',
    phaseStatus: 'Cualquiera',
    status: 'Todos',
    gender: 'Todos',
  },
  fields: {
    search: 'Buscar',
    waitsFor: 'Falta',
    stuckDays: 'Días en la etapa',
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
    search: 'Escribí letras o números, hasta 60.',
    searchNumbers: 'Escribí el número de la propuesta, un DNI o un CUIT.',
    date: 'Escribí día, mes y año, como 1/11/2026.',
    from: 'No puede ser después de la fecha hasta.',
    to: 'No puede ser antes de la fecha desde.',
  },
  phases: {
    OWNER: 'Datos del titular',
    INSURANCE: 'Seguro',
    SELLER: 'Vendedor y documentación',
    IDENTITY_AND_CONTRACT: 'Validación de identidad',
    CONCIERGE: 'Gestor',
    PLEDGE_REGISTRATION: 'Registro de prenda',
    PLEDGE_INSCRIPTION: 'Inscripción en el registro',
    DOCUMENTS_SENT_BACK: 'Documentación a corregir',
  },
  phaseStatuses: { PENDING: 'Pendiente', ACTIVE: 'En curso', FINALIZED: 'Terminada' },
  statuses: { OPEN: 'Abierta', CLOSED: 'Cerrada', CANCELLED: 'Cancelada' },
  genders: { FEMALE: 'Femenino', MALE: 'Masculino', NON_BINARY: 'No binario', NOT_APPLICABLE: 'No aplica' },
  chips: {
    search: (text: string) => `Buscar ${text}`,
    from: (text: string) => `Desde ${text}`,
    to: (text: string) => `Hasta ${text}`,
    withoutCancelled: 'Sin canceladas',
  },
  /** In the search box, by what the bank's list finds. */
  searchHint: { withNames: 'Apellido, DNI, CUIT o número', numbers: 'DNI, CUIT o número' },
  views: {
    label: 'Vistas',
    mine: 'Me toca a mí',
    bank: 'Le toca al banco',
    concierge: 'Con el gestor',
    stuck: (days: number) => `Trabadas hace más de ${days} ${days === 1 ? 'día' : 'días'}`,
  },
  dates: {
    label: 'Fecha de creación',
    any: 'Cualquier fecha',
    presets: { today: 'Hoy', week: 'Últimos 7 días', month: 'Este mes' },
    others: 'Otras fechas',
  },
  moreFilters: (count: number) => (count === 0 ? 'Más filtros' : `Más filtros · ${count}`),
  datePattern: 'dd/mm/aaaa',
  sort: 'Orden',
  sorts: {
    NEWEST: 'Más nuevas primero',
    OLDEST: 'Más viejas primero',
    LONGEST_IN_STAGE: 'Más tiempo en su etapa',
  },
  keys: {
    label: 'Atajos del teclado',
    search: 'busca',
    rows: 'recorren las filas',
    open: 'abre',
    close: 'cierra el panel',
  },
  columns: {
    holder: 'Titular',
    vehicle: 'Vehículo',
    amount: 'Monto',
    pointOfSale: 'Punto de venta',
    stage: 'Etapa',
    age: 'En la etapa',
    created: 'Creada',
  },
  open: (number: string) => `Ver la propuesta ${number}, `,
  age: (days: number) => (days === 0 ? 'hoy' : days === 1 ? '1 día' : `${days} días`),
  late: 'pasó el plazo',
  revocation: 'Revocación pedida',
  waitsFor: (who: string) => `Falta: ${who}`,
  /** The bank lists these with what waits for the applicant, or for the seller. */
  otherActors: { CO_OWNER: 'cotitular', POINT_OF_SALE: 'punto de venta' },
  actors: {
    HOLDER: 'titular',
    SELLER: 'vendedor del vehículo',
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
  seller: {
    new: 'Nueva solicitud',
    points: (count: number) => `${count} puntos de venta`,
    live: 'Se actualiza sola',
  },
  total: ({ count, isCapped }: { count: number; isCapped: boolean }) =>
    count === 1 && !isCapped
      ? '1 propuesta'
      : `${isCapped ? 'Más de ' : ''}${formatNumber(count)} propuestas`,
  readOnly: (total: string | null) =>
    `${total ?? 'Ves las propuestas'} de todos los puntos de venta, en modo lectura.`,
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

type PhaseTexts = Record<keyof typeof LIST_TEXTS.phases, string>;

/** The names of the phases as this user has them: the holder's data are an applicant's own. */
export const phaseTexts = (role: Role): PhaseTexts =>
  role === 'APPLICANT' ? { ...LIST_TEXTS.phases, OWNER: 'Tus datos' } : LIST_TEXTS.phases;
