import type { PartyRole } from '#generated/graphql.ts';

type ActFacts = Readonly<{ party: PartyRole; recipient: string }>;

const TO: Readonly<Record<PartyRole, string>> = {
  OWNER: 'al cliente',
  CO_OWNER: 'al cotitular',
  SELLER: 'al vendedor',
};

/** Texts with which a point of sale follows up a proposal. */
export const FOLLOW_UP_TEXTS = {
  heading: 'Seguimiento',
  loading: 'Cargando el seguimiento',
  assignee: {
    nobody: 'Nadie la sigue todavía.',
    you: 'La seguís vos.',
    other: (name: string) => `La sigue ${name}.`,
    take: 'Tomar',
    leave: 'Dejar',
  },
  somebody: 'otra persona',
  call: {
    none: 'Sin fecha para llamar.',
    today: 'Llamar hoy.',
    on: (date: string) => `Llamar el ${date}.`,
    late: (date: string) => `Había que llamar el ${date}.`,
    set: 'Poner una fecha',
    change: 'Cambiar la fecha',
    clear: 'Quitar la fecha',
    field: 'Llamar el',
    hint: 'Día, mes y año, como 3/12/2026.',
    invalid: 'Ingresá día, mes y año, como 3/12/2026.',
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
      TAKEN: () => 'Propuesta tomada',
      LEFT: () => 'Propuesta dejada',
      CONTACT_SEEN: () => 'Celular y correo del cliente vistos',
      REMINDED: ({ party, recipient }: ActFacts) => `Recordatorio ${TO[party]}: ${recipient}`,
      SELLER_LINK_SENT: ({ recipient }: ActFacts) => `Enlace al vendedor: ${recipient}`,
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
