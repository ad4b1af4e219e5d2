import { telHref } from '../../shared/help/telHref.ts';

export const PAGE_TEXTS = {
  notFound: {
    title: 'No encontramos esa página',
    message: 'La dirección puede estar mal escrita o haber cambiado. Tus datos guardados siguen ahí.',
    start: 'Ir al inicio',
    resume: 'Seguir mi solicitud',
  },
  revocation: {
    title: 'Botón de arrepentimiento',
    intro:
      'Podés dejar sin efecto un préstamo dentro de los 10 días hábiles de firmado el contrato o de recibir el dinero, lo que ocurra último. No tenés que dar un motivo y no tiene costo.',
    howTitle: 'Cómo hacerlo',
    how: [
      'Escribinos o llamanos, de lunes a viernes de 8 a 20 h. No hace falta tener una cuenta ni iniciar sesión.',
      'Decinos tu DNI y el número de tu solicitud. Te damos en el momento un código que prueba tu pedido: guardalo.',
      'Devolvé el dinero que hayas recibido. Cancelamos la prenda y te confirmamos por escrito.',
    ],
    write: (mail: string) => ({ label: `Escribir a ${mail}`, href: `mailto:${mail}` }),
    call: (phone: string) => ({
      label: `Llamar al ${phone}`,
      href: telHref(phone),
    }),
    notSignedTitle: '¿Todavía no firmaste?',
    notSigned: 'No hace falta que hagas nada: una solicitud sin contrato no te obliga.',
  },
} as const;
