import type { PartyRole } from '#generated/graphql.ts';

/** `from`: the colleague who had it; `call`: its date, '03/12/2026'. */
type ActFacts = Readonly<{ party: PartyRole; recipient: string; from: string | null; call: string }>;

const TO: Readonly<Record<PartyRole, string>> = {
  OWNER: 'al cliente',
  CO_OWNER: 'al cotitular',
  SELLER: 'al vendedor del vehículo',
};

const from = (since: string | null): string => (since === null ? '' : ` desde el ${since}`);

/** Texts of the follow-up by a point of sale. */
export const FOLLOW_UP_TEXTS = {
  heading: 'Seguimiento',
  loading: 'Cargando el seguimiento',
  assignee: {
    nobody: 'No la tiene nadie.',
    /** `who`: 'vos' or 'Ana Gómez'. */
    left: (isViewer: boolean, who: string, on: string) =>
      `No la tiene nadie: la ${isViewer ? 'soltaste vos' : `soltó ${who}`} el ${on}.`,
    you: (since: string | null) => `La tenés vos${from(since)}.`,
    other: (name: string, since: string | null) => `La tiene ${name}${from(since)}.`,
    take: 'Tomarla',
    leave: 'Soltarla',
    takeOver: {
      /** `held`: 'La tiene Ana Gómez desde el 12/11/2026.' */
      question: (held: string) => `${held} ¿Tomarla igual?`,
      text: 'Le avisamos por correo, y queda en el historial.',
      confirm: 'Tomarla',
      stay: 'Volver',
    },
  },
  somebody: 'otra persona',
  call: {
    none: 'Sin fecha para llamar.',
    today: 'Llamar hoy.',
    on: (date: string) => `Llamar el ${date}.`,
    late: (date: string) => `Había que llamar el ${date}.`,
    tomorrow: 'Mañana',
    inDays: (count: number) => `En ${count} días`,
    set: 'Poner una fecha',
    change: 'Cambiar la fecha',
    clear: 'Quitar la fecha',
    field: 'Llamar el',
    hint: 'Día y mes, como 3/12.',
    invalid: 'Ingresá día y mes, como 3/12.',
    save: 'Guardar la fecha',
    cancel: 'Cancelar',
  },
  notes: {
    heading: 'Notas',
    none: 'Todavía no hay notas.',
    field: 'Nota nueva',
    hint: 'La ve tu punto de venta. El cliente no.',
    add: 'Agregar la nota',
    empty: 'Escribí la nota.',
    tooLong: (most: number) => `Acortá la nota: entran ${most} caracteres.`,
  },
  history: {
    heading: (count: number) => `Historial (${count})`,
    label: 'Historial',
    kinds: {
      TAKEN: ({ from: colleague }: ActFacts) =>
        colleague === null ? 'Propuesta tomada' : `Tomada; antes la tenía ${colleague}`,
      LEFT: () => 'Propuesta soltada',
      CALL_SET: ({ call }: ActFacts) => `Fecha para llamar: ${call}`,
      CALL_CLEARED: () => 'Fecha para llamar quitada',
      CANCELLED: () => 'Propuesta cancelada por el punto de venta',
      CONTACT_SEEN: () => 'Celular y correo del cliente vistos',
      REMINDED: ({ party, recipient }: ActFacts) => `Recordatorio ${TO[party]}: ${recipient}`,
      SELLER_LINK_SENT: ({ recipient }: ActFacts) => `Enlace al vendedor del vehículo: ${recipient}`,
      PHONE_CHANGED: ({ recipient }: ActFacts) => `Celular del cliente cambiado: ${recipient}`,
      EMAIL_CHANGED: ({ recipient }: ActFacts) => `Correo del cliente cambiado: ${recipient}`,
    },
  },
  you: 'Vos',
  otherMember: 'Otra persona',
  saving: 'Guardando…',
  problem: 'No pudimos guardarlo. Probá de nuevo.',
  unknown: 'No sabemos si se guardó. Probá de nuevo en unos segundos: no se guarda dos veces.',
  offline: 'No hay conexión. Probá de nuevo cuando vuelva.',
} as const;
