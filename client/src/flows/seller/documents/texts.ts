export const SALE_DOCUMENT_TEXTS = {
  sentBack: {
    title: 'Hay documentos para volver a subir',
    subtitle:
      'El banco los revisó y no sirven así. Si un documento tiene varias hojas, elegí todas las fotos juntas.',
  },
  /** The bank's labels refer to the seller in the third person; these address them. */
  labels: {
    person: {
      SELLER_DNI_FRONT: 'Tu DNI, frente',
      SELLER_DNI_BACK: 'Tu DNI, dorso',
      SELLER_CBU: 'Constancia de tu CBU',
    },
    company: { SELLER_CBU: 'Constancia de CBU de la empresa' },
  },
  headings: { seller: 'Tuyos', company: 'De la empresa', vehicle: 'Del vehículo' },
  submit: 'Continuar',
} as const;
