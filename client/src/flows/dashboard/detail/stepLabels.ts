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
  'BIOMETRIA.createFormalization': 'Identidad y contrato',
  'BIOMETRIA.saveAccount': 'Elección de la cuenta',
  'CONCIERGE.contact': 'Llamado del gestor',
  'CONCIERGE.appointment': 'Turno con el gestor',
  'REGISTRO_PRENDA.presented': 'Presentación en el registro',
  'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta': 'Inscripción y pago al vendedor',
};
