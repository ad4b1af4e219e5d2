export const CO_OWNER_TEXTS = {
  title: 'Datos del cotitular',
  subtitle: 'La persona que pide el préstamo con vos.',
  submit: 'Ver nuestra oferta',
  alone: 'Seguir sin cotitular',
} as const;
