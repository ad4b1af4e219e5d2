export const SALE_DOCUMENT_TEXTS = {
  sentBack: {
    title: 'Hay papeles para volver a subir',
    subtitle:
      'Los revisamos y necesitamos que los mandes otra vez. Si un papel tiene varias hojas, subilas en un solo PDF.',
  },
  headings: { seller: 'Tuyos', company: 'De la empresa', vehicle: 'Del vehículo' },
  progress: 'Papeles listos',
  count: (ready: number, all: number) => `${ready} de ${all}`,
  ready: 'Están todos los papeles que pedimos.',
  submit: 'Continuar',
} as const;
