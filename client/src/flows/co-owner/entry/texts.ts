export const CO_OWNER_ENTRY_TEXTS = {
  opening: 'Abriendo tu invitación…',
  none: {
    title: 'Abrí el enlace que te mandamos',
    text: 'Está en el SMS o el correo de la invitación. Se abre en un solo dispositivo: si ya lo abriste en otro, seguí ahí. Si no lo encontrás, pedile otro a quien te invitó.',
  },
  owner: { title: 'Este enlace es para tu cotitular' },
  device: {
    title: 'Confirmá que este dispositivo es tuyo',
    submit: 'Seguir en este dispositivo',
  },
  staff: {
    title: 'Esto lo hace el cotitular',
    text: 'Tiene que abrir el enlace en su celular. Si lo abre en este dispositivo, primero cerrá tu sesión.',
  },
  old: {
    title: 'Este enlace ya no sirve',
    text: 'Dura 7 días y se abre en un solo dispositivo. Si es tuyo, pedí otro y seguí en este celular.',
    resend: 'Pedir otro enlace',
    sentTitle: 'Pediste otro enlace',
    sent: 'Si este enlace era el tuyo, el nuevo llega en unos minutos al mismo celular o correo.',
    notTakenTitle: 'Acá no podemos mandarte otro enlace',
    notTaken: 'Pedíselo a quien te invitó: lo puede reenviar desde su solicitud.',
  },
} as const;
