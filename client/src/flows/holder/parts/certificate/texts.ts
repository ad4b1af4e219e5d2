import { withStaffWording } from '#shared/session/voice.ts';

export const CERTIFICATE_CARD_TEXTS = withStaffWording(
  {
    title: 'Certificado para el concesionario',
    intro:
      'Muestra que el banco te preaprobó: tu nombre, el monto, el vehículo y hasta cuándo. No muestra tu DNI, tu contacto ni tus ingresos.',
    file: 'certificado',
    download: 'Descargar certificado',
    downloading: 'Armando el certificado…',
    share: {
      share: 'Enviar certificado',
      making: 'Armando el enlace…',
      title: 'Certificado de preaprobación',
      copied: () => 'Copiamos el enlace. Quien lo abra ve el certificado y si sigue vigente.',
      byHand: () => 'No pudimos copiar el enlace. Abrí el certificado y copialo desde el navegador.',
      open: 'Abrir el certificado',
    },
  },
  {
    intro:
      'Muestra que el banco preaprobó al cliente: su nombre, el monto, el vehículo y hasta cuándo. No muestra su DNI, su contacto ni sus ingresos.',
  },
);
