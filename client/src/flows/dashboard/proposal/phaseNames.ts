/** Names of the phases in strip, list and board; the detail has the bank's, which are the same. */
export const PHASE_NAMES = {
  OWNER: 'Datos',
  INSURANCE: 'Seguro',
  SELLER: 'Vendedor y documentos',
  IDENTITY_AND_CONTRACT: 'Identidad',
  DOCUMENTS_SENT_BACK: 'A corregir',
  PLEDGE_REGISTRATION: 'Presentación',
  PLEDGE_INSCRIPTION: 'En el registro',
} as const;
