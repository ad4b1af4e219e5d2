import type { FlowStep, FlowStepName, PhaseName } from '../../generated/resolvers.ts';

/** Phases in flow order, with the bank's names (docs/domain.md#the-state-machine). */
export const BANK_PHASES = {
  OWNER: 'OWNER',
  INSURANCE: 'INSURANCE',
  SELLER: 'SELLER',
  IDENTITY_AND_CONTRACT: 'BIOMETRIA',
  CONCIERGE: 'CONCIERGE',
  PLEDGE_REGISTRATION: 'REGISTRO_PRENDA',
  PLEDGE_INSCRIPTION: 'REGISTRO_PRENDA_INSCRIPTA',
  DOCUMENTS_SENT_BACK: 'RE_LOAD_DOCUMENTATION',
} as const satisfies Record<Exclude<PhaseName, 'UNKNOWN'>, string>;

type KnownPhase = keyof typeof BANK_PHASES;

const isKnown = (name: string): name is KnownPhase => name in BANK_PHASES;

export const KNOWN_PHASES = Object.keys(BANK_PHASES).filter(isKnown);

export function toPhaseName(bankName: string): PhaseName {
  return KNOWN_PHASES.find((name) => BANK_PHASES[name] === bankName) ?? 'UNKNOWN';
}

/** Steps by the bank's `PHASE.step`; DOCUMENTS_SENT_BACK has one per document instead. */
const BANK_STEPS = {
  ADDRESS: 'OWNER.address',
  CO_OWNER_ADDRESS: 'OWNER.addressCoOwner',
  PHONE_VALIDATION: 'OWNER.validateCode',
  CO_OWNER_ACCEPTANCE: 'OWNER.validateCodeCoOwner',
  INSURANCE_CHOICE: 'INSURANCE.load',
  SUMMARY: 'INSURANCE.sendLoanSummary',
  SELLER_DATA: 'SELLER.load',
  DOCUMENT_UPLOAD: 'SELLER.uploadDocumentation',
  DOCUMENT_REVIEW: 'SELLER.validateDocumentation',
  CONFIRMATION: 'SELLER.confirmData',
  CONTRACT_SIGNATURE: 'BIOMETRIA.createFormalization',
  ACCOUNT_CHOICE: 'BIOMETRIA.saveAccount',
  CONCIERGE_CALL: 'CONCIERGE.contact',
  CONCIERGE_APPOINTMENT: 'CONCIERGE.appointment',
  PRESENTATION: 'REGISTRO_PRENDA.presented',
  INSCRIPTION: 'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta',
} as const satisfies Record<Exclude<FlowStepName, 'DOCUMENT' | 'UNKNOWN'>, string>;

type KnownStep = keyof typeof BANK_STEPS;

const isKnownStep = (name: string): name is KnownStep => name in BANK_STEPS;

const KNOWN_STEPS = Object.keys(BANK_STEPS).filter(isKnownStep);

/** Converts the bank's names of a phase and one of its steps. */
export function toStep(phase: string, step: string): Pick<FlowStep, 'name' | 'documentType'> {
  if (toPhaseName(phase) === 'DOCUMENTS_SENT_BACK') return { name: 'DOCUMENT', documentType: step };
  const found = KNOWN_STEPS.find((name) => BANK_STEPS[name] === `${phase}.${step}`);
  return { name: found ?? 'UNKNOWN', documentType: null };
}
