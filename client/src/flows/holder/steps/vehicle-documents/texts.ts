import { withStaffWording } from '#shared/session/voice.ts';

export const VEHICLE_DOCUMENTS_TEXTS = withStaffWording(
  {
    vehicleHeading: 'El vehículo',
    brandName: 'Marca',
    modelName: 'Modelo y versión',
    modelNameHints: { used: 'Como figura en la cédula.', zeroKm: 'Como figura en la factura.' },
    notListed: 'Escribir la marca y el modelo',
    far: {
      title: 'El valor y el modelo no se parecen',
      high: (price: string, value: string) =>
        `Ese modelo, de ese año, vale cerca de ${price} y lo cotizaste a ${value}. Revisá el modelo: con más de un 40 % de diferencia no podemos seguir con ese valor.`,
      low: (price: string, value: string) =>
        `Ese modelo, de ese año, vale cerca de ${price} y lo cotizaste a ${value}. Revisá el modelo y la versión.`,
    },
    plate: 'Patente',
    plateHint: 'Como AAA123 o AA123AA.',
    motorcyclePlateHint: 'Como 123ABC o A123BCD.',
    chassis: 'Número de chasis',
    chassisHints: {
      used: 'Está en la cédula.',
      zeroKm: 'Está en el certificado de fábrica o en la factura.',
    },
    carChassis: 'Son 17 letras y números.',
    engine: 'Número de motor',
    headings: {
      VEHICLE: 'Documentos del vehículo',
      OWNER: 'Tus documentos',
      CO_OWNER: 'Documentos del cotitular',
      SELLER: 'Documentos del vendedor',
    },
    missing: 'Falta este documento.',
    missingElsewhere: 'Faltan documentos. Revisá los de los pasos anteriores.',
    submit: 'Ya subí todo',
  },
  {
    headings: { OWNER: 'Documentos de tu cliente' },
  },
);
