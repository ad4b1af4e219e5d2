/** Texts for sellers who fill in the form for a customer. */
export const STAFF_TEXTS = {
  bar: {
    customerOf: (pointOfSale: string) => `Tu cliente · ${pointOfSale}`,
    other: 'Otro cliente',
  },
  handOver: {
    title: 'Seguir en el celular del cliente',
    proposal:
      'Que escanee el código con la cámara, o mandale el enlace. Entra con un código que le llega por SMS y sigue en este paso. Tu sesión no se comparte.',
    vehicle:
      'Que escanee el código con la cámara, o mandale el enlace. Se abre con lo que elegiste del vehículo; sus datos los carga y acepta ahí. Tu sesión no se comparte.',
    identity:
      'Que escanee el código con la cámara, o mandale el enlace. Entra con su DNI y un código, y saca las fotos. Tu sesión no se comparte.',
    qr: 'Código para abrir el enlace con la cámara del celular del cliente',
    send: 'Enviarle el enlace por SMS',
  },
  wait: {
    title: 'Tu cliente acepta en su celular',
    sentTo: (phone: string) => `Le mandamos un enlace y un código por SMS al ${phone}.`,
    sending: 'Le estamos mandando un enlace y un código por SMS.',
    notSent: 'Le mandamos un enlace y un código por SMS para que acepte el uso de sus datos.',
    steps: ['Abre el enlace del SMS', 'Lee los textos y los acepta', 'Pone el código'],
    yours: 'El consentimiento es de tu cliente: no lo podés dar vos ni hace falta que te diga el código.',
    waiting: 'Esperando a tu cliente…',
    going: 'Cuando termina, esta página sigue sola.',
    expired: 'El código venció antes de que tu cliente terminara. Mandale otro.',
    offline: 'No hay conexión. Cuando vuelva, vemos si tu cliente terminó.',
    qrTitle: '¿No le llega el enlace?',
    qrText: 'Que escanee este QR con la cámara. El código le llega igual por SMS.',
    accepted: 'Tu cliente aceptó y validó su celular.',
  },
} as const;
