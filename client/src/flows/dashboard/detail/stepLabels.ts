/** Labels of the steps (docs/domain.md#the-state-machine) on the dashboard, by phase and step. */
export const STEP_LABELS: Readonly<Record<string, string>> = {
  'OWNER.address': 'Domicilio',
  'OWNER.addressCoOwner': 'Domicilio del cotitular',
  'OWNER.validateCode': 'Validación del celular',
  'OWNER.validateCodeCoOwner': 'Aceptación del cotitular',
  'INSURANCE.load': 'Elección del seguro',
  'INSURANCE.sendLoanSummary': 'Resumen del préstamo',
  'SELLER.load': 'Datos del vendedor',
  'SELLER.uploadDocumentation': 'Carga de documentos',
  'SELLER.validateDocumentation': 'Revisión de documentos',
  'SELLER.confirmData': 'Confirmación de los datos',
  'IDENTITY_AND_CONTRACT.createFormalization': 'Identidad y contrato',
  'IDENTITY_AND_CONTRACT.saveAccount': 'Elección de la cuenta',
  'CONCIERGE.contact': 'Llamado del gestor',
  'CONCIERGE.appointment': 'Turno con el gestor',
  'PLEDGE_REGISTRATION.presented': 'Presentación en el registro',
  'PLEDGE_INSCRIPTION.closePrendaInscripta': 'Inscripción y pago al vendedor',
};
