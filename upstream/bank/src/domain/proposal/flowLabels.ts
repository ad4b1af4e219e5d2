import { CONCIERGE, PHASES, type PhaseName, RELOAD, STEPS } from '../flow/table.ts';

/** Spanish names of phases and steps (CA-50). */
const PHASE_LABELS: Readonly<Record<PhaseName, string>> = {
  OWNER: 'Datos',
  INSURANCE: 'Seguro',
  SELLER: 'Vendedor y documentos',
  BIOMETRIA: 'Identidad',
  CONCIERGE: 'Gestor',
  REGISTRO_PRENDA: 'Presentación',
  REGISTRO_PRENDA_INSCRIPTA: 'En el registro',
  RE_LOAD_DOCUMENTATION: 'A corregir',
};

const STEP_LABELS = {
  address: 'Domicilio',
  addressCoOwner: 'Domicilio del cotitular',
  validateCode: 'Validación del celular',
  validateCodeCoOwner: 'Aceptación del cotitular',
  load: 'Carga de datos',
  sendLoanSummary: 'Resumen del préstamo',
  uploadDocumentation: 'Carga de documentos',
  validateDocumentation: 'Revisión de documentos',
  confirmData: 'Confirmación de los datos',
  createFormalization: 'Identidad y contrato',
  saveAccount: 'Elección de la cuenta',
  contact: 'Contacto del gestor',
  appointment: 'Turno',
  presented: 'Presentación en el registro',
  closePrendaInscripta: 'Cierre de la prenda inscripta',
} as const satisfies Record<(typeof STEPS)[keyof typeof STEPS][number], string>;

const stepsOf = (phase: PhaseName) =>
  // The steps of RELOAD depend on the documents sent back in each proposal.
  phase === RELOAD ? [] : STEPS[phase].map((step) => ({ name: step, label: STEP_LABELS[step] }));

const ALL: readonly PhaseName[] = [...PHASES, CONCIERGE, RELOAD];

/** CA-50: returns all phases with their steps and Spanish names. */
export const flowPhases = () =>
  ALL.map((name) => ({
    name,
    label: PHASE_LABELS[name],
    steps: stepsOf(name),
  }));
