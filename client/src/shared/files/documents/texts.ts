const count = (documents: number) => (documents === 1 ? 'Falta 1' : `Faltan ${documents}`);

export const DOCUMENT_TEXTS = {
  optional: (documents: number) => `Documentos opcionales (${documents})`,
  missing: (label: string) => `Falta subir: ${label}.`,
  count: (documents: number) =>
    documents === 0
      ? 'Están todos los documentos que pedimos'
      : `${count(documents)} ${documents === 1 ? 'documento' : 'documentos'}`,
  all: {
    label: 'Agregar fotos o archivos',
    hint: 'Elegilos todos juntos: los ordenamos con vos.',
  },
  joining: 'Juntamos las fotos en un PDF…',
  oneOnly: 'Acá entra un solo archivo. Elegí todas las fotos juntas, o un PDF.',
  unsorted: {
    title: (files: number) =>
      files === 1 ? 'Falta decir qué es este archivo' : `Falta decir qué son estos ${files} archivos`,
    question: (name: string) => `¿Qué documento es ${name}?`,
    remove: (name: string) => `Quitar: ${name}`,
    removeShort: 'Quitar',
    keep: (label: string) => `Dejarlo en ${label}`,
    fault: 'Elegí qué documento es cada archivo, o quitalo.',
    sorted: (name: string, label: string) => `${name}: lo pusimos en ${label}.`,
    arrived: (files: number) =>
      files === 1
        ? 'Elegí qué documento es el archivo.'
        : `Elegí qué documento es cada uno de los ${files} archivos.`,
  },
} as const;

/** Returns the submit button's text: the number of missing documents, or `label` if there are none. */
export const submitLabel = (label: string, missing: number): string =>
  missing === 0 ? label : `Continuar · ${count(missing).toLowerCase()}`;
