/** Selection texts that load with the list. */
export const SELECT_TEXTS = {
  start: 'Seleccionar',
  /** Below a row that cannot be selected. */
  barred: {
    BANK: 'La tiene el banco',
    REGISTRY: 'La tiene el registro',
    POINT_OF_SALE: 'Te toca a vos',
    NOBODY: 'No espera a nadie',
    NOT_YET: 'Todavía no se le puede recordar',
    TOO_SOON: 'El enlace salió recién',
    reminded: (when: string) => `Recordado ${when}`,
  },
} as const;
