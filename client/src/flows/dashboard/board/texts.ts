import { PHASE_NAMES } from '../proposal/phaseNames.ts';

/** Texts of the stage strip and the board page. */
export const BOARD_TEXTS = {
  strip: 'Propuestas por etapa',
  unit: (count: string) => (count === '1' ? 'propuesta' : 'propuestas'),
  stages: {
    ...PHASE_NAMES,
    INSCRIBED: 'Inscripta',
  },
  subtitle: 'Las propuestas de hoy y lo hecho en las últimas 12 semanas',
  pointOfSale: 'Punto de venta',
  toList: 'Ver el panel',
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  none: 'Todavía no hay datos. Aparecen con la primera propuesta.',
  export: 'Exportar CSV',
  fileName: (today: string) => `tablero-${today}.csv`,
  csv: ['Cuadro', 'Fila', 'Dato', 'Cantidad'],
  waiting: {
    title: 'Cuánto esperan',
    note: 'Las propuestas abiertas de cada etapa, y las que ya pasaron su plazo.',
    /** If the bank does not state since when. */
    counted: 'Las propuestas abiertas de cada etapa.',
    group: 'Etapa',
    inTime: 'En plazo',
    late: 'Fuera de plazo',
    all: 'Propuestas',
    target: (days: number) => `Plazo: ${days === 1 ? '1 día' : `${days} días`}`,
    median: (days: string) => `suele llevar ${days === '1' ? '1 día' : `${days} días`}`,
    capped: (count: string) => `más de ${count} en total`,
  },
  recent: {
    title: 'Últimas 4 semanas',
    placed: 'Monto de las firmadas',
    more: (difference: string) => `${difference} más que en las 4 anteriores`,
    less: (difference: string) => `${difference} menos que en las 4 anteriores`,
    same: 'Igual que en las 4 anteriores',
  },
  targets: {
    title: 'Firmadas este mes',
    note: 'Contratos firmados desde el día 1 y el objetivo de cada punto de venta.',
    of: (signed: string, target: string) => `${signed} de ${target}`,
    others: (count: number) => (count === 1 ? 'Ver el otro' : `Ver los otros ${count}`),
  },
  cohorts: {
    title: 'De aprobada a inscripta',
    note: 'De las aprobadas en cada período de 4 semanas, qué parte ya se firmó e inscribió. Las últimas todavía pueden avanzar.',
    group: 'Aprobadas',
    period: (from: string, to: string) => `${from} al ${to}`,
    count: (approved: number) => (approved === 1 ? '1 aprobada' : `${approved} aprobadas`),
  },
  weeks: {
    title: 'Por semana',
    note: 'Propuestas aprobadas, firmadas e inscriptas en cada una.',
    group: 'Semana del',
  },
  points: {
    title: 'Por punto de venta',
    note: 'En las últimas 12 semanas.',
    drawn: (count: number) =>
      `En las últimas 12 semanas. El gráfico muestra los primeros ${count}; la tabla, todos.`,
    group: 'Punto de venta',
    none: 'Sin punto de venta',
    placed: (pesos: string) => `Firmado: ${pesos}`,
  },
  documents: {
    title: 'Documentos devueltos',
    note: 'En cuántas propuestas el banco pidió cada uno de nuevo en las últimas 12 semanas, y por qué.',
    reason: (reason: string, count: string) => `${reason.replace(/\.$/, '')}: ${count}`,
    group: 'Documento',
    count: 'Propuestas',
  },
  approved: 'Aprobadas',
  signed: 'Firmadas',
  inscribed: 'Inscriptas',
  loading: 'Cargando el tablero…',
  absent: {
    title: 'El banco no informa el tablero',
    text: 'En el panel ves cada propuesta, con su etapa.',
  },
  denied: {
    title: 'El tablero es para puntos de venta',
    text: 'Tus solicitudes están en el panel.',
  },
} as const;
