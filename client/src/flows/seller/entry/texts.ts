export const ENTRY_TEXTS = {
  kind: '¿Quién vende?',
  person: 'Vendo yo',
  personNote: 'El vehículo está a mi nombre',
  company: 'Vende una empresa',
  companyNote: 'Con factura, a nombre de la empresa',
  documentNumber: 'Tu DNI',
  documentHint: 'Con o sin puntos.',
  cuit: 'CUIT de la empresa',
  cuitHint: '11 números, con o sin guiones.',
  gender: 'Género, como en tu DNI',
  number: 'Número de la venta',
  numberHint: 'Está en el mensaje que te mandamos. También lo tiene quien te compra.',
  numberFromLink: 'Es el de tu enlace.',
  submit: 'Pedir mi enlace',
  sent: {
    title: 'Pediste un enlace',
    text: 'Si tus datos son los de una venta en curso, te llega en unos minutos al celular o correo que tenemos. Mandamos hasta tres por día. Abrilo en el dispositivo donde vas a seguir: vale 7 días y en uno solo. Si no llega, revisá los datos o pedíselo a quien te compra.',
  },
  notTaken: {
    title: 'Acá no podemos mandarte un enlace',
    text: 'Pedíselo a quien te compra.',
  },
  again: 'Revisar los datos',
  oldLink: {
    title: 'Ese enlace ya no abre tu venta',
    text: 'Vale 7 días, en un solo dispositivo y mientras vendas vos. Pedí otro: llega al mismo celular o correo.',
    resend: 'Pedir otro enlace',
    sent: {
      title: 'Pediste otro enlace',
      text: 'Si el que abriste era el tuyo, el nuevo llega en unos minutos al mismo celular o correo. Si no llega, pedíselo a quien te compra.',
    },
    notTaken: {
      title: 'Acá no podemos mandarte otro enlace',
      text: 'Pedíselo a quien te compra.',
    },
  },
  buyersLink: {
    title: 'Este enlace es para el vendedor del vehículo',
    text: 'Tiene que abrirlo en su celular, para decir dónde cobra. Todavía sirve.',
    resend: 'Mandarle otro enlace',
    sent: {
      title: 'Pediste otro enlace',
      text: 'Le llega en unos minutos al mismo celular o correo. Mandamos hasta tres por día.',
    },
    notTaken: {
      title: 'Acá no podemos mandarle otro enlace',
      text: 'Mandáselo desde la solicitud.',
    },
  },
  known: (number: number, vehicle: string) => `Ya encontraste la venta ${number}: ${vehicle}.`,
  resume: 'Seguir con mi venta',
  steps: {
    title: 'Qué vas a necesitar',
    items: [
      { icon: 'person', text: 'Tu DNI, o los documentos de la empresa.' },
      { icon: 'file', text: 'Fotos o PDF de los documentos del vehículo.' },
      { icon: 'shield', text: 'El CBU de una cuenta a tu nombre.' },
    ],
  },
} as const;
