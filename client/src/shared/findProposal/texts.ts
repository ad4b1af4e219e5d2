/** Finding an open proposal by DNI, and opening it with a code sent to its phone. */
export const RETURN_TEXTS = {
  find: {
    title: 'Seguir mi solicitud',
    subtitle: 'Con tu DNI buscamos tu solicitud y te mandamos un código al celular.',
    documentNumber: 'Número de documento',
    hint: 'Sin puntos, como figura en tu DNI.',
    action: 'Buscar mi solicitud',
    fresh: 'Empezar una cotización',
    none: 'No encontramos una solicitud en curso con ese documento. Revisá el número o empezá una nueva.',
  },
  found: {
    title: (number: number) => `Encontramos tu solicitud ${number}`,
    text: (phase: string, phone: string) => `Está en: ${phase}. Te mandamos un código al ${phone}.`,
    action: 'Enviarme el código',
    other: 'Buscar otro documento',
  },
  enter: 'Entrar a mi solicitud',
} as const;
