import { formatNumber } from '@prendarios/rules/format';
import { withProposalNoun } from '#shared/session/voice.ts';
import { PHASE_NAMES } from '../proposal/phaseNames.ts';
import { SALE_SIDE } from '../proposal/who.ts';
import type { FilterKey } from '../address/filters.ts';

/** The gestor works in parallel to the phases, so this is a view and a filter but not a row's stage. */
const WITH_CONCIERGE = 'Con el gestor';

/** Texts of the dashboard's list. */
export const LIST_TEXTS = withProposalNoun(({ one, many, Many }) => ({
  captions: {
    NEWEST: `${Many}, de la más nueva a la más vieja`,
    OLDEST: `${Many}, de la más vieja a la más nueva`,
    LONGEST_IN_STAGE: `${Many}, primero las que llevan más tiempo en su etapa`,
    LARGEST: `${Many}, de la de más monto a la de menos`,
    NAME: `${Many}, por el nombre del titular`,
    NEXT_PAYMENT: `${Many}, primero las que se pagan antes`,
  },
  /** The option that omits the parameter (VA-18). */
  all: {
    waitsFor: 'Cualquiera',
    pointOfSale: 'Todos los puntos de venta',
    assignee: 'Cualquiera',
    phase: 'Todas',
    phaseStatus: 'Cualquiera',
    gender: 'Todos',
  },
  fields: {
    search: 'Buscar',
    waitsFor: 'Le toca a',
    late: 'Fuera de plazo',
    pointOfSale: 'Punto de venta',
    phase: 'Etapa',
    phaseStatus: 'Avance de la etapa',
    status: 'Estado',
    gender: 'Género',
    from: 'Desde',
    to: 'Hasta',
    withoutCancelled: 'Ocultar las canceladas',
    signedFrom: 'Firmadas desde',
    paymentUntil: 'Se cobran hasta',
    paidHere: 'Las cobra',
    signedUntil: 'Firmadas hasta',
    inscribedFrom: 'Inscriptas desde',
    inscribedUntil: 'Inscriptas hasta',
    sentBackDocument: 'Documento devuelto',
    sentBackFrom: 'Documento devuelto desde',
    assignee: 'Las tiene',
    colleague: 'Las tiene',
    callUntil: 'Para llamar hasta',
  } satisfies Record<FilterKey, string>,
  assignees: { VIEWER: 'Vos', COLLEAGUE: 'Otra persona', NOBODY: 'Nadie' },
  cancelled: 'Canceladas',
  errors: {
    search: 'Ingresá de 2 a 60 letras o números. Por correo no se puede buscar.',
    searchNumbers: `Ingresá el número de la ${one}, un DNI o un CUIT.`,
    date: 'Ingresá día, mes y año, como 1/11/2026.',
    from: 'Revisá la fecha: es posterior a la de «Hasta».',
    to: 'Revisá la fecha: es anterior a la de «Desde».',
  },
  phases: { ...PHASE_NAMES, CONCIERGE: WITH_CONCIERGE },
  phaseStatuses: { PENDING: 'Pendiente', ACTIVE: 'En curso', FINALIZED: 'Terminada' },
  statuses: { OPEN: 'Abiertas', CLOSED: 'Cerradas', CANCELLED: 'Canceladas', ALL: 'Todas' },
  genders: { FEMALE: 'Femenino', MALE: 'Masculino', NON_BINARY: 'No binario', NOT_APPLICABLE: 'No aplica' },
  chips: {
    search: (text: string) => `Buscar ${text}`,
    from: (text: string) => `Desde ${text}`,
    to: (text: string) => `Hasta ${text}`,
    withoutCancelled: 'Sin canceladas',
    signedFrom: (text: string) => `Firmadas desde ${text}`,
    paymentUntil: (text: string) => `Se cobran hasta el ${text}`,
    paidHere: 'Las cobra el punto de venta',
    signedUntil: (text: string) => `Firmadas hasta ${text}`,
    inscribedFrom: (text: string) => `Inscriptas desde ${text}`,
    inscribedUntil: (text: string) => `Inscriptas hasta ${text}`,
    sentBack: (document: string) => `Devuelto: ${document}`,
    /** If the document's name is unknown. */
    sentBackDocument: 'Un documento que el banco devolvió',
    sentBackFrom: (text: string) => `Documento devuelto desde ${text}`,
    assignees: { VIEWER: 'Mías', COLLEAGUE: 'Las tiene otra persona', NOBODY: 'No las tiene nadie' },
    colleague: (name: string | null) => `Las tiene ${name ?? 'otra persona'}`,
    callUntil: (text: string) => `Para llamar hasta el ${text}`,
  },
  /** Hint of the search box, by what the bank can search. */
  searchHint: { withNames: 'Nombre, DNI, patente o número', numbers: 'DNI, CUIT o número' },
  views: {
    label: 'Vistas',
    open: 'Abiertas',
    all: 'Todas',
    /** By the role that must act; admins follow the bank's own work. */
    waitsFor: { APPLICANT: 'Te toca a vos', SELLER: SALE_SIDE, ADMIN: 'Las tiene el banco' },
    assigned: 'Mías',
    concierge: WITH_CONCIERGE,
    late: 'Fuera de plazo',
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
    LARGEST: 'Mayor monto primero',
    NAME: 'Nombre del titular',
    NEXT_PAYMENT: 'Próximo pago primero',
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
  /** The first part of the UUID, labelled because it can look like a DNI. */
  id: (part: string) => `ID\u00a0${part}`,
  select: (number: string) => `Elegir la ${one} ${number}, `,
  open: (number: string) => `Ver la ${one} ${number}, `,
  /** Null: the colleague's name is unknown. */
  assignee: { you: 'La tenés vos', other: (name: string | null) => `La tiene ${name ?? 'otra persona'}` },
  late: 'Fuera de plazo',
  call: { today: 'Llamar hoy', late: (date: string) => `Llamar, era el ${date.slice(0, 5)}` },
  payment: (date: string) => `Pago aprox. ${date.slice(0, 5).replaceAll(/\b0/g, '')}`,
  revocation: 'Revocación pedida',
  /** Shown below the stage of a closed proposal. */
  closed: 'Cerrada',
  sentBack: ({ label, reason }: { label: string; reason: string }, others: number) =>
    `${label}: ${reason.replace(/\.$/, '')}${others === 0 ? '' : ` y ${others === 1 ? '1 documento' : `${others} documentos`} más`}`,
  /** Names for the filter: the bank's list attributes all waiting for others to the applicant or the seller. */
  actors: {
    OWNER: 'Titular',
    SELLER: SALE_SIDE,
    BANK: 'Banco',
    REGISTRY: 'Registro',
  },
  /** `rows`: rows on the page, if the total is unknown. */
  counted: (rows: number, page: number | null) =>
    [
      rows === 1 ? `1 ${one}` : `${rows} ${many}`,
      ...(page === null || page === 1 ? [] : [`página ${page}`]),
    ].join(', '),
  range: (first: number, last: number) => `de la ${formatNumber(first)} a la ${formatNumber(last)}`,
  inUse: (filters: number) =>
    filters === 0 ? [] : [filters === 1 ? '1 filtro en uso' : `${filters} filtros en uso`],
  none: (filters: number) =>
    filters === 0
      ? `No hay ${many}`
      : `Sin resultados con ${filters === 1 ? '1 filtro' : `${filters} filtros`}`,
  page: (page: number | null) => (page === null ? '' : `Página ${page}`),
  /** Alternates between two texts, because screen readers do not announce an unchanged one. */
  updated: (times: number) => `La lista se actualizó${times % 2 === 0 ? '.' : ''}`,
  ignored: (names: string) => `No entendimos estos filtros del enlace y no los usamos: ${names}.`,
  lostPage: 'Esa página ya no está. Te mostramos la lista desde el principio.',
  empty: {
    title: 'Sin resultados',
    text: `Ninguna ${one} cumple con los filtros.`,
    searched: (text: string) =>
      `Buscamos «${text}» en el nombre del titular y del vendedor del vehículo, el DNI, el CUIL, el celular, el vehículo, la patente, el número de ${one} y el comienzo del ID.`,
    searchedNumbers: (text: string) => `Buscamos «${text}» en el DNI, el CUIL y el número de ${one}.`,
    action: 'Limpiar los filtros',
  },
  noneOpen: {
    title: `No hay ${many} abiertas`,
    text: 'Las terminadas y las canceladas están en «Todas».',
    action: 'Ver todas',
  },
  beginning: {
    title: `Todavía no hay ${many}`,
    applicant: 'Cuando empieces una solicitud, la seguís desde acá.',
    others: 'Cuando haya una en tus puntos de venta, la ves acá.',
    action: 'Empezar una solicitud',
  },
  noPointsOfSale: {
    title: 'Todavía no tenés puntos de venta',
    text: 'Para ver propuestas, pedí que te asignen uno a quien administra tu concesionaria.',
    action: 'Probar de nuevo',
  },
  failing: {
    title: `No pudimos traer las ${many}`,
    text: 'Los filtros siguen como los dejaste. Probá de nuevo.',
    offline: 'No hay conexión. Los filtros siguen como los dejaste.',
    action: 'Probar de nuevo',
  },
  seller: {
    new: 'Nueva propuesta',
    quote: 'Cotización rápida',
    points: (count: number) => `${count} puntos de venta`,
    live: 'Siempre al día',
  },
  total: ({ count, isCapped }: { count: number; isCapped: boolean }) =>
    count === 1 && !isCapped ? `1 ${one}` : `${isCapped ? 'Más de ' : ''}${formatNumber(count)} ${many}`,
  /** Shown between the page links. */
  pageOf: (first: number, last: number, total: string) =>
    `${formatNumber(first)} a ${formatNumber(last)} de ${total.toLowerCase()}`,
  readOnly: (total: string | null) =>
    `${total ?? 'Ves las propuestas'} de todos los puntos de venta, en modo lectura.`,
  export: {
    action: 'Exportar CSV',
    cancel: 'Cancelar la exportación',
    fileName: (day: string) => `propuestas-${day}.csv`,
    done: `El archivo tiene las ${many} que cumplen con los filtros.`,
    capped: `El archivo tiene las 10.000 ${many} más nuevas, que es el máximo. Para las demás, elegí menos fechas.`,
    failed: 'No pudimos exportar la lista. Probá de nuevo.',
    tooMany: 'Exportaste muchas veces seguidas. Esperá un minuto y probá de nuevo.',
    offline: 'No hay conexión. Cuando vuelva, probá de nuevo.',
  },
}));
