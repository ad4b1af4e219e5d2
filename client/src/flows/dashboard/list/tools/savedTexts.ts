/** Texts of saved views. */
export const SAVED_TEXTS = {
  save: 'Guardar vista',
  remove: (name: string) => `Quitar la vista «${name}»`,
  title: 'Guardar esta vista',
  text: 'Guarda los filtros y el orden en este navegador, solo para vos. La búsqueda no se guarda.',
  name: 'Nombre de la vista',
  confirm: 'Guardar',
  cancel: 'Cancelar',
  saved: (name: string) => `Guardaste la vista «${name}».`,
  removed: (name: string) => `Quitaste la vista «${name}».`,
  errors: {
    empty: 'Ingresá un nombre para la vista.',
    refused: 'Este navegador no deja guardar vistas.',
  },
} as const;
