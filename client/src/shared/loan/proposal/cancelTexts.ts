/** Returns the texts for cancelling a proposal, which applicants call 'solicitud'. */
export const cancelTexts = (what: 'propuesta' | 'solicitud') =>
  ({
    action: `Cancelar la ${what}`,
    question: (number: number) => `¿Querés cancelar la ${what} ${number}?`,
    text: 'Se cierra y no se puede retomar: se pierden la oferta y lo elegido. Los datos quedan guardados en el banco según la ley. No se cobra nada.',
    confirm: `Sí, cancelar la ${what}`,
    stay: `No, seguir con la ${what}`,
  }) as const;

/** To applicants: whom the bank notifies of the cancellation. */
export const toldToApplicant = (hasCoOwner: boolean): string =>
  hasCoOwner
    ? 'Te avisamos por correo, y también a tu cotitular. Al vendedor del vehículo, avisale vos.'
    : 'Te avisamos por correo. Al vendedor del vehículo, avisale vos.';

export type CancelTexts = ReturnType<typeof cancelTexts>;
