import { PHASES, STEPS, type PhaseName } from '../flow/table.ts';

/** The names of phases and steps as people read them (CA-50). */
const PHASE_LABELS: Readonly<Record<PhaseName, string>> = {
  OWNER: 'Tus datos',
  INSURANCE: 'Seguro',
  SELLER: 'Vendedor y documentación',
  BIOMETRIA: 'Validación de identidad',
  REGISTRO_PRENDA: 'Registro de prenda',
  REGISTRO_PRENDA_INSCRIPTA: 'Prenda inscripta',
};

const STEP_LABELS = {
  address: 'Domicilio',
  addressCoOwner: 'Domicilio del cotitular',
  validateCode: 'Validación del teléfono',
  load: 'Carga de datos',
  sendLoanSummary: 'Resumen del préstamo',
  uploadDocumentation: 'Carga de documentos',
  validateDocumentation: 'Revisión de documentos',
  confirmData: 'Confirmación de datos',
  createFormalization: 'Formalización',
  saveAccount: 'Elección de la cuenta',
  presented: 'Presentación en el registro',
  closePrendaInscripta: 'Cierre de la prenda inscripta',
} as const satisfies Record<(typeof STEPS)[PhaseName][number], string>;

export const flowPhases = () =>
  PHASES.map((name) => ({
    name,
    label: PHASE_LABELS[name],
    steps: STEPS[name].map((step) => ({ name: step, label: STEP_LABELS[step] })),
  }));
