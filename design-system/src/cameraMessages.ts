/** Separate from the other messages, so that screens without a camera do not load them. */
export const cameraMessages = {
  open: 'Abrir la cámara',
  opening: 'Abriendo la cámara…',
  permission: 'Tu navegador te pide permiso para usar la cámara. Elegí «Permitir».',
  live: 'Imagen de la cámara',
  photo: 'La foto que sacaste',
  shoot: 'Sacar la foto',
  leave: 'Cerrar la cámara',
  torch: 'Linterna',
  automatic: 'Disparo automático',
  uploadShort: 'Subir archivo',
  other: 'Otro celular',
  hints: {
    dark: 'Hace falta más luz',
    bright: 'Hay un reflejo: inclinalo un poco',
    closer: 'Acercate hasta que llene el marco',
    still: 'No te muevas',
    holding: 'No te muevas: se saca sola',
    ready: 'Está bien: sacá la foto',
  },
  review: 'Revisá la foto',
  reviewHint: 'Tiene que verse entera, nítida y sin reflejos.',
  use: 'Usar esta foto',
  useAnyway: 'Usar igual',
  retake: 'Sacar otra',
  chooseAnother: 'Elegir otra',
  unreadable: 'No pudimos abrir la foto. Probá con otra, JPG o PNG.',
  sending: 'Enviando…',
  looking: 'Revisando la foto…',
  upload: 'Subir una foto que ya tenés',
  retry: 'Probar de nuevo',
  faults: {
    small: 'La foto es muy chica. Sacala de más cerca.',
    blank: 'La hoja parece en blanco. Revisá que sea el lado correcto.',
    dark: 'La foto salió oscura. Buscá un lugar con más luz.',
    bright: 'La foto tiene demasiada luz o un reflejo. Cambiá el ángulo.',
    blurred: 'La foto salió movida. Apoyá el celular y esperá a que enfoque.',
  },
  problems: {
    denied: {
      title: 'La cámara está bloqueada',
      text: 'Elegí el candado o el ícono de cámara al lado de la dirección, permití la cámara y probá de nuevo. Si no podés, seguí desde otro celular copiando el enlace.',
    },
    absent: {
      title: 'No se detectó ningún dispositivo de cámara.',
      text: 'Seguí desde otro celular copiando el enlace.',
    },
    busy: {
      title: 'Otra aplicación está usando la cámara',
      text: 'Cerrala y probá de nuevo.',
    },
    inApp: {
      title: 'Abrí esta página en tu navegador',
      text: 'Estás dentro de otra aplicación, que no deja usar la cámara. Copiá el enlace y abrilo en Chrome, Firefox o Safari: tus datos quedan guardados.',
    },
    browser: {
      title: 'Este navegador no permite usar la cámara',
      text: 'Usá Chrome, Firefox o Safari, o seguí desde otro celular copiando el enlace.',
    },
    system: {
      title: 'El sistema actual es incompatible.',
      text: 'Seguí desde otro celular copiando el enlace.',
    },
    storage: {
      title: 'La memoria disponible del dispositivo no es suficiente.',
      text: 'Probá desde otro celular copiando el enlace, o liberá espacio y probá de nuevo.',
    },
    unexpected: {
      title: 'Error inesperado.',
      text: 'Probá de nuevo o seguí desde otro celular copiando el enlace.',
    },
  },
};
