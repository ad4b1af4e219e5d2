export const FILES_TEXTS = {
  view: 'Ver',
  viewOf: (name: string) => `Ver ${name}`,
  download: 'Descargar',
  downloadOf: (name: string) => `Descargar ${name}`,
  downloading: 'Descargando…',
  loading: (name: string) => `Abriendo ${name}…`,
  newTab: 'Abrir en otra pestaña',
  pdf: 'El documento está listo. Abrilo en otra pestaña o descargalo.',
  gone: 'No encontramos el archivo. Puede que lo hayan reemplazado: actualizá la página.',
  failed: 'No pudimos traer el archivo. Probá de nuevo en unos segundos.',
  offline: 'No hay conexión. Cuando vuelva, probá de nuevo.',
} as const;
