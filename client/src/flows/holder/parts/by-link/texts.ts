export const LINK_PAGE_TEXTS = {
  consents: {
    title: 'Aceptá y poné tu código',
    subtitle:
      'El vendedor cargó tus datos para pedir un préstamo. Si estás de acuerdo, aceptá y poné el código que te llegó por SMS.',
    submit: 'Aceptar y seguir',
    stranger: '¿No pediste este préstamo?',
    strangerText:
      'No pongas el código ni se lo digas a nadie: sin tu código la solicitud no sigue. Avisanos:',
    call: (phone: string) => `Llamar al ${phone}`,
  },
  open: {
    title: 'Seguí en tu celular',
    submit: 'Seguir con mi solicitud',
  },
  other: '¿El enlace no abre tu solicitud?',
  otherLink: 'Buscarla con tu DNI',
} as const;
