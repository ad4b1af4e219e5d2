export const CO_OWNER_TEXTS = {
  submit: 'Ver nuestra oferta',
  alone: 'Seguir sin cotitular',
} as const;
