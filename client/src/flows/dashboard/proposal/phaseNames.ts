/**
 * Names of the phases in the stage strip, the list and the board; the proposal's page uses the bank's, which are the
 * same.
 */
export const PHASE_NAMES = {
  OWNER: 'Datos',
  INSURANCE: 'Seguro',
  SELLER: 'Vendedor y documentos',
  IDENTITY_AND_CONTRACT: 'Identidad',
  DOCUMENTS_SENT_BACK: 'A corregir',
  PLEDGE_REGISTRATION: 'Presentación',
  PLEDGE_INSCRIPTION: 'En el registro',
} as const;
