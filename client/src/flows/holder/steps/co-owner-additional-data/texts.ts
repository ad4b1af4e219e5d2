export const CO_OWNER_ADDITIONAL_TEXTS = {
  question: (firstName: string) => `¿Dónde vive ${firstName}?`,
  sameAddress: 'Vive en tu misma dirección',
  sameAddressHint: (address: string) => `Usamos ${address}.`,
  civilHeading: 'Sobre el cotitular',
} as const;
