/** Texts of an applicant's proposal cards. */
export const CARD_TEXTS = {
  number: (number: string) => `Solicitud ${number}`,
  identity: 'Validar mi identidad',
  reload: 'Volver a subir documentos',
  resume: 'Seguir con la solicitud',
} as const;
