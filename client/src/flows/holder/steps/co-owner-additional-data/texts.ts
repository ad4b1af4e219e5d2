import { withStaffWording } from '#shared/session/voice.ts';

export const CO_OWNER_ADDITIONAL_TEXTS = withStaffWording(
  {
    question: (firstName: string) => `¿Dónde vive ${firstName}?`,
    sameAddress: 'Vive en el mismo domicilio que vos',
    sameAddressHint: (address: string) => `Usamos ${address}.`,
    civilHeading: 'Más datos del cotitular',
  },
  {
    sameAddress: 'Vive en el mismo domicilio que tu cliente',
  },
);
