import type { FlowStepName } from '#generated/graphql.ts';

/** Dashboard labels of the steps (docs/domain.md#the-state-machine). */
export const STEP_LABELS: Readonly<Record<FlowStepName, string>> = {
  ADDRESS: 'Domicilio',
  CO_OWNER_ADDRESS: 'Domicilio del cotitular',
  PHONE_VALIDATION: 'Validación del celular',
  CO_OWNER_ACCEPTANCE: 'Aceptación del cotitular',
  INSURANCE_CHOICE: 'Elección del seguro',
  SUMMARY: 'Resumen del préstamo',
  SELLER_DATA: 'Datos del vendedor del vehículo',
  DOCUMENT_UPLOAD: 'Carga de documentos',
  DOCUMENT_REVIEW: 'Revisión de documentos',
  CONFIRMATION: 'Confirmación de los datos',
  CONTRACT_SIGNATURE: 'Identidad y contrato',
  ACCOUNT_CHOICE: 'Elección de la cuenta',
  CONCIERGE_CALL: 'Llamado del gestor',
  CONCIERGE_APPOINTMENT: 'Turno con el gestor',
  PRESENTATION: 'Presentación en el registro',
  INSCRIPTION: 'Inscripción y pago al vendedor del vehículo',
  DOCUMENT: 'Documento',
  UNKNOWN: 'Otro paso',
};
