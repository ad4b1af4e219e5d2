/** Selection texts that load together with the list. */
export const SELECT_TEXTS = {
  start: 'Seleccionar',
  /** Shown below a row that cannot be selected. */
  barred: {
    BANK: 'La tiene el banco',
    REGISTRY: 'La tiene el registro',
    POINT_OF_SALE: 'Te toca a vos',
    SELLER: 'Del lado del vendedor: abrila para ver a quién le toca',
    NOBODY: 'No espera a nadie',
    /** If the bank gives no reason. */
    NOT_YET: 'Este paso no tiene recordatorio',
    none: {
      PHONE_NOT_VALIDATED: 'Falta que el titular valide su celular',
      CO_OWNER_REFUSED: 'El cotitular no aceptó',
      EXPIRED: 'Venció',
    },
    /** `next`: 'hoy a las 13:40'. */
    tooSoon: (next: string) => `El enlace salió recién. Podés de nuevo ${next}`,
    reminded: (when: string, next: string) => `Recordado ${when}. Podés de nuevo ${next}`,
  },
} as const;
