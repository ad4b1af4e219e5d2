import { voiced } from '../../../../shared/texts/voice.ts';

export const CO_OWNER_TEXTS = voiced(
  {
    submit: 'Ver nuestra oferta',
    alone: 'Seguir sin cotitular',
  },
  {
    submit: 'Ver la oferta',
  },
);
