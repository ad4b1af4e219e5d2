export const CO_OWNER_TEXTS = {
  submit: 'Ver la oferta',
  alone: 'Seguir sin cotitular',
  add: 'Sumar al cotitular',
  added: (name: string) => `Sumaste a ${name} como cotitular. Para seguir, completá su domicilio.`,
} as const;
