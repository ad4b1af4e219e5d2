/** To a seller, as soon as the customer's document is complete. Loads with the form, before the dialogs' texts. */
export const NOTICE_TEXTS = {
  title: (number: string) => `Tu cliente ya tiene la propuesta ${number}`,
  text: (phase: string) =>
    `${phase === '' ? '' : `Está en «${phase}». `}Seguí con esa. Si completás estos datos y empezás otra, la anterior se cancela, salvo que ya esté confirmada.`,
  action: 'Ver la propuesta',
} as const;
