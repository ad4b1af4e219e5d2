/** Default texts of the components, in Argentine Spanish (voseo). Each can be overridden by a prop. */
export const messages = {
  optional: '(opcional)',
  skipToContent: 'Ir al contenido',
  errorPrefix: 'Error:',
  errorSummaryTitle: 'Revisá estos datos',
  back: 'Volver',
  close: 'Cerrar',
  change: 'Cambiar',
  allAnswers: 'Ver todos los datos',
  mainNavigation: 'Principal',
  legalNavigation: 'Información legal',
  shortcuts: 'Accesos',
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
    unlisted: 'Eso no está en la lista. Elegí una opción.',
    loading: 'Buscando…',
    open: 'Ver la lista',
    clear: 'Borrar lo elegido',
  },
  date: { day: 'Día', month: 'Mes', year: 'Año' },
  upload: {
    choose: 'Elegir archivo',
    chooseMany: 'Elegir archivos',
    more: 'Agregar otro archivo',
    add: 'Agregar',
    addMore: 'Agregar otro',
    missing: 'Falta',
    example: 'Ver ejemplo',
    move: 'Mover',
    takePhoto: 'Sacar una foto',
    anotherPhoto: 'Sacar otra foto',
    drop: 'o arrastralo hasta acá',
    dropMany: 'o arrastralos hasta acá',
    cancel: 'Cancelar',
    retry: 'Probar de nuevo',
    remove: 'Quitar',
    replace: 'Reemplazar',
    useAnyway: 'Usar igual',
    judging: 'Revisando',
    doubtful: 'Para corregir',
    pages: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
    waiting: 'En espera',
    sending: 'Subiendo',
    done: 'Listo',
    failed: 'No se subió',
    cancelled: 'Cancelado',
    percent: (sent: number) => `${sent} %`,
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
    saved: 'Guardado',
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

/* Texts used by few pages are separate exports, so that the landing page does not load them. */

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
  chips: 'Filtros en uso',
  remove: 'Quitar el filtro',
  clear: 'Limpiar todo',
};

export const pagerMessages = {
  label: 'Páginas',
  previous: 'Anteriores',
  next: 'Siguientes',
  sizes: 'Por página',
};

export const timelineMessages = {
  done: 'Hecho',
  current: 'En curso',
  todo: 'Pendiente',
  blocked: 'Frenada',
  waitsFor: 'Sigue:',
  by: 'por',
  steps: 'Ver los pasos',
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

export const accountMessages = { menu: 'Tu cuenta', signOut: 'Cerrar sesión', signingOut: 'Cerrando…' };

export const confirmMessages = { cancel: 'Volver', busy: 'Un momento…' };

export const copyLinkMessages = {
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  failed: 'Copialo desde acá:',
};
