import { voiced } from '../../../../shared/texts/voice.ts';

export const CO_OWNER_TEXTS = voiced(
  {
    submit: 'Ver nuestra oferta',
    alone: 'Seguir sin cotitular',
    add: 'Sumar al cotitular',
    added: (name: string) => `Sumaste a ${name} como cotitular. Para seguir, completá su domicilio.`,
  },
  {
    submit: 'Ver la oferta',
  },
);
