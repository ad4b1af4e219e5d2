import { REVOCATION_LABEL } from '../../shared/page/site.ts';
import { telHref } from '../../shared/help/telHref.ts';

export const PAGE_TEXTS = {
  notFound: {
    title: 'No encontramos esa página',
    message: 'La dirección puede estar mal escrita o haber cambiado. Tus datos guardados siguen ahí.',
    start: 'Ir al inicio',
    resume: 'Seguir mi solicitud',
  },
  revocation: {
    title: REVOCATION_LABEL,
    intro:
      'Podés dejar sin efecto un préstamo dentro de los 10 días hábiles de firmado el contrato o de recibir el dinero, lo que ocurra último. No tenés que dar un motivo y no tiene costo.',
    documentNumber: 'DNI',
    documentHint: 'Sin puntos, como figura en tu documento.',
    gender: 'Género, como en tu DNI',
    contact: 'Correo electrónico o celular',
    contactHint: 'Ahí te mandamos la constancia y te respondemos.',
    proposalNumber: 'Número de solicitud (opcional)',
    proposalNumberHint: 'Está en los mensajes que te mandamos. Si no lo tenés, dejalo vacío.',
    submit: 'Pedir la revocación',
    tooMany:
      'Hiciste muchos pedidos seguidos. Esperá un minuto y probá de nuevo: lo que escribiste sigue acá.',
    done: {
      title: 'Recibimos tu pedido',
      sent: (contact: string) => `También te mandamos la constancia a ${contact}.`,
      number: 'Número de trámite',
      copy: {
        copy: 'Copiar el número',
        copied: 'Número copiado',
        failed: 'Copiá el número',
      },
      at: (moment: string) => `Pedido el ${moment}. Guardá el número: prueba que lo pediste.`,
      nextTitle: 'Qué sigue',
      next: [
        'Buscamos tu préstamo con los datos que nos diste y nos comunicamos con vos.',
        'Si recibiste el dinero, te decimos cómo devolverlo.',
        'Cancelamos la prenda y te confirmamos por escrito.',
      ],
    },
    byMail: {
      title: 'Este pedido se hace por correo o por teléfono',
      text: 'No lo tomamos desde esta página. Escribinos o llamanos, de lunes a viernes de 8 a 20 h: el correo ya lleva tus datos. Te damos en el momento un código que prueba tu pedido.',
    },
    mail: {
      subject: 'Revocación de mi préstamo',
      body: (request: { documentNumber: string; proposalNumber: string; contact: string }) =>
        [
          `Quiero revocar mi préstamo. DNI ${request.documentNumber}.`,
          ...(request.proposalNumber === '' ? [] : [`Solicitud ${request.proposalNumber}.`]),
          `Pueden responderme a ${request.contact}.`,
        ].join(' '),
    },
    otherTitle: 'También podés pedirlo por correo o teléfono',
    other: 'De lunes a viernes de 8 a 20 h. Decinos tu DNI y, si lo tenés, el número de tu solicitud.',
    write: (mail: string) => ({ label: `Escribir a ${mail}`, href: `mailto:${mail}` }),
    call: (phone: string) => ({
      label: `Llamar al ${phone}`,
      href: telHref(phone),
    }),
    notSignedTitle: '¿Todavía no firmaste?',
    notSigned: 'No hace falta que hagas nada: una solicitud sin contrato no te obliga.',
  },
} as const;
