/** Texts of the cards of an applicant's proposals. */
export const CARD_TEXTS = {
  number: (number: string) => `Solicitud ${number}`,
  identity: 'Validar mi identidad',
  reload: 'Volver a subir documentos',
  resume: 'Seguir con la solicitud',
} as const;
