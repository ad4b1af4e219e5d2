export const SELLER_DOCUMENTS_TEXTS = { empty: 'No hay documentos para pedirle al vendedor.' } as const;
