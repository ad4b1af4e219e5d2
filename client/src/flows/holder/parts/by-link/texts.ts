export const LINK_PAGE_TEXTS = {
  consents: {
    title: 'Aceptá con tu código',
    subtitle: (by: string) =>
      `${by} cargó tus datos para pedir un préstamo. Si estás de acuerdo, aceptá e ingresá el código que te llegó por SMS.`,
    seller: 'El punto de venta',
    loan: {
      label: 'El préstamo',
      name: 'A nombre de',
      soldAt: 'Punto de venta',
      vehicle: 'Vehículo',
      amount: 'Préstamo',
      term: 'Plazo',
      rate: 'Tasa',
      FIXED: 'Fija',
      UVA: 'UVA: la cuota sube con la UVA',
    },
    submit: 'Aceptar y continuar',
    stranger: '¿No pediste este préstamo?',
    strangerText: 'No ingreses el código ni se lo digas a nadie: sin él, la solicitud no sigue. Avisanos:',
    call: (phone: string) => `Llamar al ${phone}`,
  },
  ended: {
    title: 'Esta solicitud se canceló o venció',
    text: 'No tenés que aceptar nada y no debés nada.',
  },
  accepted: {
    title: 'Ya aceptaste',
    text: (moment: string, by: string) =>
      `Aceptaste el uso de tus datos el ${moment}. Tu solicitud sigue con ${by}. Te avisamos por correo cuando te toque validar tu identidad y firmar.`,
    seller: 'el punto de venta',
    stranger: (phone: string) => `Si no fuiste vos, llamanos al ${phone}.`,
    resume: 'Seguir con tu solicitud',
  },
  open: {
    title: 'Seguí en tu celular',
    subtitle: 'Te mandamos un código por SMS al celular de tu solicitud. Vence en 5 minutos.',
    submit: 'Seguir con mi solicitud',
  },
  other: '¿El enlace no abre tu solicitud?',
  otherLink: 'Buscarla con tu DNI',
} as const;
