export const SHARE_TEXTS = {
  share: 'Compartir',
  making: 'Armando el enlace…',
  title: 'Cotización de un préstamo',
  copied: (until: string) => `Copiamos el enlace. Muestra estas cifras hasta el ${until}.`,
  byHand: (until: string) =>
    `No pudimos copiar el enlace. Abrí la cotización y copialo desde el navegador: muestra estas cifras hasta el ${until}.`,
  open: 'Abrir la cotización',
  failed: 'No pudimos armar el enlace. Probá de nuevo.',
  offline: 'No hay conexión. Probá de nuevo cuando vuelva.',
  pdf: 'Descargar PDF',
  makingPdf: 'Armando el PDF…',
  pdfName: 'cotizacion',
} as const;
