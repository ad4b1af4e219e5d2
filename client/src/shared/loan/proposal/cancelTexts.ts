/** Returns the texts for cancelling a proposal, which applicants call 'solicitud'. */
export const cancelTexts = (what: 'propuesta' | 'solicitud') =>
  ({
    action: `Cancelar la ${what}`,
    question: (number: number) => `¿Querés cancelar la ${what} ${number}?`,
    text: 'Se cierra y no se puede retomar: se pierden la oferta y lo elegido. Los datos quedan guardados en el banco según la ley. No se cobra nada.',
    confirm: `Sí, cancelar la ${what}`,
    stay: `No, seguir con la ${what}`,
  }) as const;

export type CancelTexts = ReturnType<typeof cancelTexts>;
