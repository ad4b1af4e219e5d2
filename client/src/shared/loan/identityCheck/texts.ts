/** Version of the consent given before the photos; changes whenever its wording does. */
export const BIOMETRICS_TEXT_VERSION = 'biometria-2026-11-2';

export const IDENTITY_TEXTS = {
  intro: {
    subtitle: 'Son 3 fotos y lleva unos 3 minutos. Hacelo vos, desde un celular con cámara.',
    why: 'Para qué',
    whyText:
      'Con las fotos validamos que sos vos y que nadie pide un préstamo a tu nombre. Las usamos solo para esta solicitud, las guardamos cifradas y las borramos en el plazo que dice «Privacidad».',
    need: 'Qué necesitás',
    needs: [
      'Tu DNI vigente: el último que te dieron.',
      'Un lugar con luz, sin reflejos.',
      'Permitir la cámara cuando el navegador lo pida.',
    ],
    later: 'Después leés y firmás el contrato, en el mismo lugar.',
    consent:
      'Acepto que el banco use las fotos de mi DNI y de mi cara para validar mi identidad en esta solicitud.',
    consentHint: 'Son datos personales sensibles. Podés pedir que los borremos en cualquier momento.',
    privacy: 'Leer cómo cuidamos tus datos',
    submit: 'Empezar',
  },
  photos: {
    title: 'Tus 3 fotos',
    subtitle: 'Cada foto queda guardada apenas la enviás: podés cerrar y seguir después.',
    readyTitle: 'Ya están tus 3 fotos',
    readySubtitle: 'Envialas para que el banco valide tu identidad.',
    names: { front: 'Frente de tu DNI', back: 'Dorso de tu DNI', selfie: 'Tu cara' },
    statuses: { missing: 'Falta', received: 'Lista', again: 'Hay que sacarla de nuevo' },
    take: { missing: 'Sacar la foto', received: 'Sacar otra', again: 'Sacar de nuevo' },
    takeOf: (action: string, name: string) => `${action}: ${name}`,
    next: {
      front: 'Sacar la foto del frente',
      back: 'Sacar el dorso de tu DNI',
      selfie: 'Sacarte la selfie',
    },
    submit: 'Enviar las fotos',
    verifying: 'Validando…',
    problems: {
      NOT_A_PICTURE: 'No pudimos leer la foto.',
      TOO_SMALL: 'La foto es muy chica. Acercate más.',
      TOO_DARK: 'La foto salió oscura. Buscá más luz.',
      BLURRED: 'La foto salió movida. Apoyá el celular.',
      UNKNOWN: 'La foto no sirve para validar tu identidad.',
    },
    rejectedTitle: 'No pudimos validar tu identidad con estas fotos',
    rejectedSome: 'Sacá de nuevo las que están marcadas. Las otras ya están.',
    rejectedAll: 'Sacalas de nuevo con buena luz, o comunicate con nosotros con el número de validación.',
  },
  photo: {
    front: {
      title: 'Frente de tu DNI',
      guide: 'Poné el frente de tu DNI dentro del marco',
      primer: 'Apoyalo sobre una mesa oscura, sin la funda. Se tienen que leer todos los datos.',
      file: 'dni-frente.jpg',
    },
    back: {
      title: 'Dorso de tu DNI',
      guide: 'Poné el dorso de tu DNI dentro del marco',
      primer: 'Dalo vuelta. Los códigos y las líneas de letras tienen que salir enteros.',
      file: 'dni-dorso.jpg',
    },
    selfie: {
      title: 'Tu cara',
      guide: 'Mirá de frente, con la cara dentro del óvalo',
      primer:
        'Sacate los anteojos y lo que te tape la cara. Buscá una luz de frente. La foto se saca ahora: no sirve una que ya tengas.',
      file: 'selfie.jpg',
    },
    counter: (at: number, of: number) => `Foto ${at} de ${of}`,
    live: (title: string, at: number, of: number) => `${title} · ${at} de ${of}`,
    sent: (sent: string, all: string) => `${sent} de ${all}`,
    looking: 'Buscando el código de barras…',
    unread: 'No pudimos leer el código de barras de la foto. Si se ve bien, la revisa una persona.',
    progress: 'Enviando la foto',
    saved: (name: string) => `${name}: la foto quedó guardada.`,
  },
  sending: {
    refused: 'No pudimos usar la foto. Sacala de nuevo.',
    busy: 'No pudimos guardar la foto. Tu foto sigue acá: probá de nuevo en unos segundos.',
    cut: 'Se cortó la conexión. Tu foto sigue acá: cuando vuelva, probá de nuevo.',
  },
  phone: {
    summary: '¿No podés usar esta cámara? Seguí en otro celular',
    heading: 'Sacá las fotos con tu celular',
    scan: 'Apuntá a este código con la cámara de tu celular. Entrás con tu DNI y un código, y seguís ahí. Esta página te acompaña.',
    text: 'Copiá el enlace y abrilo en otro celular: entrás con tu DNI y un código, y seguís donde estabas.',
    ownLink: 'Abrí en otro celular el enlace que te mandamos: ahí pedís uno nuevo y seguís donde estabas.',
    qr: 'Código para abrir el enlace con la cámara de otro celular',
    following: (at: number, of: number) => `Estás sacando las fotos en tu celular · ${at} de ${of}`,
    followingText: 'Seguí ahí. Cuando termines, esta página sigue sola.',
    sms: 'Enviarme el enlace por SMS',
    email: 'Enviármelo por correo',
  },
  waiting: {
    title: 'Estamos validando tu identidad',
    text: 'Puede llevar unos minutos. Podés cerrar esta página: seguís con el mismo enlace.',
    busy: 'Revisando tus fotos…',
    slow: 'Tarda más de lo habitual. Te avisamos apenas esté.',
  },
  validated: {
    title: 'Validamos tu identidad',
    text: 'Ya no hace falta que saques más fotos.',
    demonstration:
      'Esto es una demostración: el sistema miró la calidad de las fotos, y nadie comparó tu cara con tu DNI.',
  },
  process: (number: string) => `Número de validación ${number}`,
} as const;
