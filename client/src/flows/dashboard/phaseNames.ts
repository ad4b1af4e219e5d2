/** Names of the phases in strip, list and board; the detail has the bank's, which are the same. */
export const PHASE_NAMES = {
  OWNER: 'Datos',
  INSURANCE: 'Seguro',
  SELLER: 'Vendedor y documentos',
  BIOMETRIA: 'Identidad',
  RE_LOAD_DOCUMENTATION: 'A corregir',
  REGISTRO_PRENDA: 'Presentación',
  REGISTRO_PRENDA_INSCRIPTA: 'En el registro',
} as const;
