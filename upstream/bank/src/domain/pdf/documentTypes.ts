/** EN-12 and the loan summary: all documents that the bank generates, with their titles. */
export const GENERATED_DOCUMENTS = {
  LOAN_SUMMARY: 'RESUMEN DE TU PRÉSTAMO',
  FORM_03: 'FORMULARIO 03',
  PLEDGE_CONTRACT_WITH_REGISTRY: 'CONTRATO DE PRENDA CON REGISTRO',
  PLEDGE_ANNEXED: 'ANEXO DE PRENDA',
} as const;
export type GeneratedDocument = keyof typeof GENERATED_DOCUMENTS;

const FILE_NAMES: Readonly<Record<GeneratedDocument, string>> = {
  LOAN_SUMMARY: 'resumen',
  FORM_03: 'formulario-03',
  PLEDGE_CONTRACT_WITH_REGISTRY: 'contrato-de-prenda-con-registro',
  PLEDGE_ANNEXED: 'anexo-de-prenda',
};

export function isGeneratedDocument(name: string): name is GeneratedDocument {
  return Object.hasOwn(GENERATED_DOCUMENTS, name);
}

export const fileNameOf = (document: GeneratedDocument, proposalNumber: number): string =>
  `${FILE_NAMES[document]}-${proposalNumber}.pdf`;
