import { REVOCATION_LABEL } from '#shared/page/site.ts';
import { telHref } from '#shared/page/help/telHref.ts';

/** Texts of the request pages that need no sign-in. */
export const REQUEST_TEXTS = {
  documentNumber: 'DNI',
  documentHint: 'Con o sin puntos.',
  gender: 'Género, como en tu DNI',
  contact: 'Correo electrónico o celular',
  contactHint: 'Ahí te mandamos la constancia y te respondemos.',
  received: 'Recibimos tu pedido',
  sent: (contact: string) => `También te mandamos la constancia a ${contact}.`,
  number: 'Número de trámite',
  copy: {
    copy: 'Copiar el número',
    copied: 'Número copiado',
    failed: 'Copiá el número',
  },
  nextTitle: 'Qué sigue',
  call: (phone: string) => ({
    label: `Llamar al ${phone}`,
    href: telHref(phone),
  }),
} as const;

export const PAGE_TEXTS = {
  notFound: {
    title: 'No encontramos esa página',
    message: 'El enlace puede estar mal escrito o haber cambiado. Tus datos guardados siguen ahí.',
    start: 'Ir al inicio',
    resume: 'Seguir mi solicitud',
  },
  privacyLink: 'Pedir una copia de tus datos, o que los borremos',
  contractModel: {
    title: 'Modelo de contrato',
    link: 'Leer el modelo de contrato',
    lead: 'Es el contrato que se firma, con espacios en blanco donde van tus datos y los números de tu préstamo. Cada cláusula tiene una explicación en pocas palabras.',
    heading: 'El texto completo',
    loading: 'Trayendo el modelo…',
    unpublished: 'El modelo no está en este sitio',
    ask: 'Pedilo por teléfono y te lo mandamos.',
    call: (phone: string) => `Llamar al ${phone}`,
  },
  revocation: {
    title: REVOCATION_LABEL,
    intro:
      'Podés dejar sin efecto un préstamo hasta 10 días hábiles después de que paguemos el vehículo. No tenés que dar un motivo y no tiene costo.',
    proposalNumber: 'Número de solicitud (opcional)',
    proposalNumberHint: 'Está en los mensajes que te mandamos. Si no lo tenés, dejalo vacío.',
    submit: 'Pedir la revocación',
    done: {
      at: (moment: string) => `Pedido el ${moment}. Guardá el número: es tu comprobante.`,
      next: [
        'Cuando confirmás tu pedido, nos comunicamos con vos.',
        'Si recibiste el dinero, te decimos cómo devolverlo.',
        'Cancelamos la prenda y te confirmamos por escrito.',
      ],
    },
    confirm: {
      title: 'Confirmá que sos vos',
      text: 'Si hay un préstamo a tu nombre, te mandamos un código al celular que figura en él. Tu pedido vale cuando lo confirmás. Si no te llega, o ya no tenés ese celular, llamanos y lo confirmamos con vos. Si tu solicitud sigue abierta, también podés retomarla acá con tu DNI y pedirlo de nuevo.',
      resume: 'Retomar mi solicitud',
      again:
        'Si hay un préstamo a tu nombre, te mandamos otro código. Usá el último que te llegue. Mandamos pocos por día: si no te llega ninguno, llamanos o retomá tu solicitud.',
      submit: 'Confirmar',
      busy: 'Confirmando…',
      done: 'Tu pedido quedó confirmado',
      doneText: 'Ya sabemos que lo pediste vos. Nos comunicamos con vos para los pasos que siguen.',
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
    notSignedTitle: '¿Todavía no firmaste?',
    notSigned: 'No hace falta que hagas nada: una solicitud sin contrato no te obliga.',
  },
  dataRequest: {
    title: 'Tus datos personales',
    intro:
      'Podés pedir una copia de todo lo que tenemos sobre vos, o que lo borremos. No tiene costo y no hace falta una cuenta (Ley 25.326, artículos 14 y 16).',
    kind: 'Qué querés pedir',
    kinds: [
      {
        value: 'COPY',
        label: 'Una copia de mis datos',
        hint: 'Incluye tus documentos. Te respondemos en 10 días corridos.',
      },
      {
        value: 'ERASURE',
        label: 'Que borren mis datos',
        hint: 'Te respondemos en 5 días hábiles. Lo que la ley nos obliga a guardar, como un contrato firmado, queda.',
      },
    ],
    submit: 'Enviar el pedido',
    at: (moment: string, dueOn: string) => `Pedido el ${moment}. Te respondemos hasta el ${dueOn}.`,
    next: [
      'Te contactamos para confirmar que sos vos: tus datos no se los damos a nadie más.',
      'Te damos la copia, o te decimos qué borramos y qué queda, y por qué.',
      'Si no respondemos a tiempo, podés reclamar ante la Agencia de Acceso a la Información Pública.',
    ],
    byPhone: {
      title: 'Este pedido se hace por teléfono o por correo',
      text: 'No lo tomamos desde esta página. Llamanos de lunes a viernes de 8 a 20 h, o escribinos al correo que está en «Privacidad».',
    },
    correctTitle: '¿Hay un dato mal?',
    correct:
      'Tu celular, tu domicilio y tu cuenta los corregís en tu solicitud, hasta que la confirmás. Después, o para otro dato, llamanos.',
  },
} as const;
