/** What the components say by themselves, in Spanish of Argentina (vos). Every entry has a prop to change it. */
export const messages = {
  optional: '(opcional)',
  skipToContent: 'Ir al contenido',
  errorPrefix: 'Error:',
  errorSummaryTitle: 'Revisá estos datos',
  back: 'Volver',
  close: 'Cerrar',
  change: 'Cambiar',
  mainNavigation: 'Principal',
  legalNavigation: 'Información legal',
  home: 'Ir al inicio',
  amount: {
    currency: '$',
    decrease: 'Restar',
    increase: 'Sumar',
    slider: 'Deslizá para elegir el monto',
    spoken: (formatted: string) => `${formatted} pesos`,
  },
  combobox: {
    empty: 'Sin resultados. Probá con otra palabra.',
    loading: 'Buscando…',
    open: 'Ver la lista',
    clear: 'Borrar lo elegido',
  },
  date: { day: 'Día', month: 'Mes', year: 'Año' },
  phone: { areaCode: 'Código de área', number: 'Número' },
  upload: {
    choose: 'Elegir archivo',
    chooseMany: 'Elegir archivos',
    drop: 'o arrastralo hasta acá',
    cancel: 'Cancelar',
    retry: 'Reintentar',
    remove: 'Quitar',
    waiting: 'En espera',
    sending: 'Subiendo',
    done: 'Listo',
    failed: 'No se pudo subir',
    cancelled: 'Cancelado',
    progress: (sent: string, size: string) => `${sent} de ${size}`,
    list: 'Archivos',
  },
  steps: {
    counter: (current: number, total: number) => `Paso ${current} de ${total}`,
    show: 'Ver los pasos',
    hide: 'Ocultar los pasos',
    list: 'Pasos de la solicitud',
    done: 'Hecho',
    current: 'Paso actual',
  },
  save: {
    saving: 'Guardando tus datos…',
    saved: 'Tus datos quedaron guardados',
    failed: 'Todavía no pudimos guardar tus datos',
  },
  leave: {
    title: '¿Querés salir de esta página?',
    text: 'Lo que escribiste acá todavía no está guardado.',
    stay: 'Quedarme',
    leave: 'Salir sin guardar',
  },
  notifications: 'Avisos',
};

/* What only some pages need stands apart, so that the landing page does not carry it. */

export const passwordMessages = {
  show: 'Mostrar',
  hide: 'Ocultar',
  subject: 'la contraseña',
  shown: 'Tu contraseña está a la vista',
  hidden: 'Tu contraseña está oculta',
};

export const addressMessages = {
  street: 'Calle',
  number: 'Altura',
  floor: 'Piso',
  apartment: 'Departamento',
  postalCode: 'Código postal',
  state: 'Provincia',
  locality: 'Localidad',
  choose: 'Elegí una opción',
};

export const filtersMessages = {
  title: 'Filtros',
  active: (count: number) => `${count} en uso`,
  chips: 'Filtros en uso',
  remove: 'Quitar el filtro',
  clear: 'Limpiar todo',
};

export const pagerMessages = { label: 'Páginas', previous: 'Anteriores', next: 'Siguientes' };

export const timelineMessages = {
  done: 'Hecho',
  current: 'En curso',
  todo: 'Pendiente',
  blocked: 'Frenado',
  waitsFor: 'Tiene que actuar:',
};

export const tableMessages = { loading: 'Cargando la lista', empty: 'Sin resultados' };

export const sessionMessages = {
  title: 'Tu sesión está por terminar',
  text: 'Lo que cargaste queda guardado. Si no seguís, cerramos tu sesión para cuidar tus datos.',
  stay: 'Seguir en la sesión',
  staying: 'Un momento…',
  left: (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds % 60;
    const words = [
      minutes > 0 && `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`,
      (rest > 0 || minutes === 0) && `${rest} ${rest === 1 ? 'segundo' : 'segundos'}`,
    ].filter(Boolean);
    return `Termina en ${words.join(' y ')}`;
  },
};

export const cameraMessages = {
  open: 'Abrir la cámara',
  opening: 'Abriendo la cámara…',
  permission: 'Tu navegador te va a pedir permiso para usar la cámara. Elegí «Permitir».',
  picture: 'Imagen de la cámara',
  photo: 'La foto que sacaste',
  shoot: 'Sacar la foto',
  review: 'Revisá la foto',
  reviewHint: 'Se tiene que ver entera, nítida y sin reflejos.',
  use: 'Usar esta foto',
  useAnyway: 'Usar igual',
  retake: 'Sacar otra',
  chooseAnother: 'Elegir otra',
  unreadable: 'No pudimos abrir la foto. Probá con otra, JPG o PNG.',
  sending: 'Enviando…',
  upload: 'Subir una foto que ya tenés',
  retry: 'Probar de nuevo',
  faults: {
    small: 'La foto es muy chica. Acercá la cámara o subí una foto de mayor calidad.',
    dark: 'La foto salió oscura. Buscá un lugar con más luz.',
    bright: 'La foto tiene demasiada luz o un reflejo. Cambiá el ángulo.',
    blurred: 'La foto salió movida. Apoyá el celular y esperá a que enfoque.',
  },
  problems: {
    denied: {
      title: 'La cámara está bloqueada',
      text: 'Tocá el candado o el ícono de cámara al lado de la dirección, permití la cámara y probá de nuevo.',
    },
    absent: {
      title: 'No se detectó ningún dispositivo de cámara.',
      text: 'Subí una foto que ya tengas o seguí desde otro celular copiando el enlace.',
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
      text: 'Usá Chrome, Firefox o Safari, subí una foto o seguí desde otro celular copiando el enlace.',
    },
    system: {
      title: 'El sistema actual es incompatible.',
      text: 'Probá desde otro celular copiando el enlace, o subí una foto.',
    },
    storage: {
      title: 'La memoria disponible del dispositivo no es suficiente.',
      text: 'Probá desde otro celular copiando el enlace, o liberá espacio y volvé a intentar.',
    },
    unexpected: {
      title: 'Error inesperado.',
      text: 'Probá de nuevo, subí una foto o seguí desde otro celular copiando el enlace.',
    },
  },
};

export const accountMessages = { menu: 'Tu cuenta', signOut: 'Cerrar sesión', signingOut: 'Cerrando…' };

export const confirmMessages = { cancel: 'Volver', busy: 'Un momento…' };

export const copyLinkMessages = {
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  failed: 'Copialo desde acá:',
};
