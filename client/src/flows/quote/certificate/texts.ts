export const CERTIFICATE_TEXTS = {
  valid: 'Este certificado está vigente',
  intro: (bank: string) => `${bank} tiene un préstamo prendario preaprobado para esta persona.`,
  preApproved: 'Lo preaprobado',
  name: 'A nombre de',
  amount: 'Monto',
  upTo: (amount: string) => `Hasta ${amount}`,
  vehicle: 'Vehículo cotizado',
  value: 'Valor del vehículo',
  until: 'Reservado hasta',
  signed: 'El contrato ya está firmado',
  compare:
    'Pedile el DNI a la persona y compará el nombre. Si el certificado que te mostró dice otra cosa, vale lo que dice esta página.',
  depends:
    'El préstamo depende de la identidad, los registros y los documentos del vehículo. Este certificado no es una orden de pago.',
  over: {
    EXPIRED: {
      title: 'Este certificado venció',
      text: 'El monto ya no está reservado. La persona puede pedirle al banco una oferta nueva.',
    },
    CANCELLED: {
      title: 'Este certificado ya no vale: se canceló',
      text: 'La solicitud se canceló y el monto ya no está reservado.',
    },
    ENDED: {
      title: 'Este certificado ya se usó',
      text: 'La solicitud terminó. No sirve para otra compra.',
    },
  },
  unknown: {
    title: 'Este enlace no muestra ningún certificado',
    text: 'Puede estar cortado, o la persona cambió el vehículo. No lo tomes como un certificado del banco: pedile que te lo mande de nuevo.',
  },
} as const;
