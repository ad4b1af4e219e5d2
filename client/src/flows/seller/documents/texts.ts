export const SALE_DOCUMENT_TEXTS = {
  page: 'Documentos',
  title: 'Subí los papeles de la venta',
  subtitle:
    'Sacales una foto con el celular o elegí un PDF. Cada archivo queda guardado apenas sube: podés seguir después.',
  sentBackTitle: 'Hay papeles para volver a subir',
  sentBackSubtitle:
    'Los revisamos y necesitamos que los mandes otra vez. Si un papel tiene varias hojas, subilas en un solo PDF.',
  headings: { seller: 'Tuyos', company: 'De la empresa', vehicle: 'Del vehículo' },
  progress: 'Papeles listos',
  count: (ready: number, all: number) => `${ready} de ${all}`,
  ready: 'Están todos los papeles que pedimos.',
  submit: 'Continuar',
} as const;
