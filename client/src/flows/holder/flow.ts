import type { ResumeStep } from '../../generated/graphql.ts';
import { isVehicleChosen, type QuoteChoice } from './choice.ts';
import { areStepsDone, isPhaseDone, type PhaseView } from './phases.ts';

/**
 * The holder's flow as data: order, routes, groups of the stepper, what each step needs and what completes it.
 * Stepper, resume, Back and guards read this file and nothing else (RT-02 to RT-37, SH-09 to SH-13).
 */
export type Audience = 'guest' | 'user';

export type StepId =
  | 'start'
  | 'preference'
  | 'by-model'
  | 'by-value'
  | 'personal-data'
  | 'co-owner'
  | 'quoter'
  | 'additional-data'
  | 'co-owner-additional-data'
  | 'phone-validation'
  | 'insurance'
  | 'summary'
  | 'seller-data'
  | 'seller-documents'
  | 'vehicle-documents'
  | 'payment-account'
  | 'end';

export type FlowProposal = {
  simulationId: string;
  flow: { cancelled: boolean };
  coOwner?: object | null;
  account?: object | null;
  phases: readonly PhaseView[];
  documents: readonly { party: string; mandatory: boolean; status: string }[];
};

export type FlowState = {
  audience: Audience;
  choice: QuoteChoice;
  /** The co-owner flag (SH-14). */
  coOwnerEnabled: boolean;
  /** The browser's last simulation; null when it made none. */
  simulation: { id: string; coOwner?: object | null } | null;
  proposal: FlowProposal | null;
};

type FlowStep = {
  id: StepId;
  guest: string;
  /** Null where the signed-in flow has no such screen (RT-23 to RT-37). */
  user: string | null;
  title: string;
  group: number;
  /** The step belongs to this person's flow at all. */
  applies: (state: FlowState) => boolean;
  /** What must exist before the step can be shown. */
  allowed: (state: FlowState) => boolean;
  /** The step was completed. */
  done: (state: FlowState) => boolean;
};

/** The stepper's nine steps; a group's number is its place, from 1. */
export const GROUPS = [
  'Preferencias',
  'Vehículo',
  'Tus datos',
  'Tu oferta',
  'Domicilio',
  'Teléfono',
  'Seguro',
  'Documentos',
  'Cuenta',
] as const;

/** Groups before there is a proposal. */
export const QUOTE_GROUPS = 4;

const always = () => true;

/** A predicate over the proposal; false while there is none or it was cancelled. */
function onProposal(check: (proposal: FlowProposal) => boolean) {
  return ({ proposal }: FlowState) => proposal !== null && !proposal.flow.cancelled && check(proposal);
}

const hasProposal = onProposal(always);
const hasCoOwner = onProposal(({ coOwner }) => (coOwner ?? null) !== null);
const ownerStep = (...names: string[]) => onProposal(({ phases }) => areStepsDone(phases, 'OWNER', ...names));
const sellerStep = (...names: string[]) =>
  onProposal(({ phases }) => areStepsDone(phases, 'SELLER', ...names));
const ownerDone = onProposal(({ phases }) => isPhaseDone(phases, 'OWNER'));
const insuranceChosen = onProposal(({ phases }) => areStepsDone(phases, 'INSURANCE', 'load'));
const insuranceDone = onProposal(({ phases }) => isPhaseDone(phases, 'INSURANCE'));
const sellerGiven = sellerStep('load');
const sellerDone = onProposal(({ phases }) => isPhaseDone(phases, 'SELLER'));
const documentsGiven = sellerStep('uploadDocumentation', 'validateDocumentation');
const sellerPapersGiven = onProposal(({ documents }) =>
  documents.every(
    ({ party, mandatory, status }) => party !== 'SELLER' || !mandatory || status === 'UPLOADED',
  ),
);

const vehicleKnown = ({ choice, simulation }: FlowState) => isVehicleChosen(choice) || simulation !== null;
const preferencesKnown = ({ choice }: FlowState) =>
  choice.agreementId !== null && choice.occupationId !== null;

export const HOLDER_STEPS: readonly FlowStep[] = [
  {
    id: 'start',
    guest: '/titular/cotizacion',
    user: '/usuario/titular/cotizacion',
    title: 'Cotización',
    group: 1,
    applies: always,
    allowed: always,
    done: always,
  },
  {
    id: 'preference',
    guest: '/titular/cotizacion/preferencia',
    user: '/usuario/titular/cotizacion/preferencia',
    title: 'Preferencias',
    group: 1,
    applies: always,
    allowed: always,
    done: preferencesKnown,
  },
  {
    id: 'by-model',
    guest: '/titular/cotizacion/cotizar/por-modelo',
    user: '/usuario/titular/cotizacion/cotizar/por-modelo',
    title: 'Tu vehículo',
    group: 2,
    applies: ({ choice }) => choice.kind !== 'PER_VALUE',
    allowed: preferencesKnown,
    done: vehicleKnown,
  },
  {
    id: 'by-value',
    guest: '/titular/cotizacion/cotizar/por-valor',
    user: '/usuario/titular/cotizacion/cotizar/por-valor',
    title: 'Valor del vehículo',
    group: 2,
    applies: ({ choice }) => choice.kind === 'PER_VALUE',
    allowed: preferencesKnown,
    done: vehicleKnown,
  },
  {
    id: 'personal-data',
    guest: '/titular/datos-personales',
    user: '/usuario/titular/datos-personales',
    title: 'Datos personales',
    group: 3,
    applies: always,
    allowed: vehicleKnown,
    done: ({ simulation }) => simulation !== null,
  },
  {
    id: 'co-owner',
    guest: '/titular/datos-personales/cotitular',
    user: '/usuario/titular/datos-personales/cotitular',
    title: 'Datos del cotitular',
    group: 3,
    applies: ({ coOwnerEnabled, simulation }) => coOwnerEnabled && (simulation?.coOwner ?? null) !== null,
    allowed: ({ coOwnerEnabled, simulation }) => coOwnerEnabled && simulation !== null,
    done: ({ simulation }) => (simulation?.coOwner ?? null) !== null,
  },
  {
    id: 'quoter',
    guest: '/titular/cotizacion/cotizar',
    user: '/usuario/titular/cotizacion/cotizar',
    title: 'Tu oferta',
    group: 4,
    applies: always,
    allowed: ({ simulation }) => simulation !== null,
    done: hasProposal,
  },
  {
    id: 'additional-data',
    guest: '/titular/datos-personales/adicionales',
    user: '/usuario/titular/datos-personales/adicionales',
    title: 'Datos del domicilio',
    group: 5,
    applies: always,
    allowed: hasProposal,
    done: ownerStep('address'),
  },
  {
    id: 'co-owner-additional-data',
    guest: '/titular/datos-personales/cotitular/adicionales',
    user: '/usuario/titular/datos-personales/cotitular/adicionales',
    title: 'Domicilio del cotitular',
    group: 5,
    applies: hasCoOwner,
    allowed: (state) => hasCoOwner(state) && ownerStep('address')(state),
    done: ownerStep('address', 'addressCoOwner'),
  },
  {
    id: 'phone-validation',
    guest: '/titular/validacion-telefono',
    user: '/usuario/titular/validacion-telefono',
    title: 'Validación del teléfono',
    group: 6,
    applies: always,
    allowed: ownerStep('address', 'addressCoOwner'),
    done: ownerDone,
  },
  {
    id: 'insurance',
    guest: '/titular/seguro',
    user: '/usuario/titular/seguro',
    title: 'Seguro',
    group: 7,
    applies: always,
    allowed: ownerDone,
    done: insuranceChosen,
  },
  {
    id: 'summary',
    guest: '/titular/resumen',
    user: '/usuario/titular/resumen',
    title: 'Resumen',
    group: 7,
    applies: always,
    allowed: insuranceChosen,
    done: insuranceDone,
  },
  {
    id: 'seller-data',
    guest: '/titular/documentacion-vendedor/datos',
    user: null,
    title: 'Datos del vendedor',
    group: 8,
    applies: always,
    allowed: insuranceDone,
    done: sellerGiven,
  },
  {
    id: 'seller-documents',
    guest: '/titular/documentacion-vendedor',
    user: null,
    title: 'Documentos del vendedor',
    group: 8,
    applies: always,
    allowed: sellerGiven,
    done: (state) => sellerGiven(state) && (sellerPapersGiven(state) || documentsGiven(state)),
  },
  {
    id: 'vehicle-documents',
    guest: '/titular/documentacion-vehiculo',
    user: '/usuario/titular/documentacion-vehiculo',
    title: 'Documentos del vehículo',
    group: 8,
    applies: always,
    allowed: (state) => (state.audience === 'user' ? insuranceDone(state) : sellerGiven(state)),
    done: documentsGiven,
  },
  {
    id: 'payment-account',
    guest: '/titular/medio-de-pago',
    user: '/usuario/titular/medio-de-pago',
    title: 'Medio de pago',
    group: 9,
    applies: always,
    allowed: documentsGiven,
    done: onProposal(({ account }) => (account ?? null) !== null),
  },
  {
    id: 'end',
    guest: '/titular/fin-proceso',
    user: '/usuario/titular/fin-proceso',
    title: 'Fin del proceso',
    group: 9,
    applies: always,
    allowed: documentsGiven,
    done: sellerStep('confirmData'),
  },
];

export function stepById(id: StepId): FlowStep {
  const found = HOLDER_STEPS.find((step) => step.id === id);
  if (found === undefined) throw new Error(`The holder's flow has no step '${id}'.`);
  return found;
}

export function routeOf(id: StepId, audience: Audience): string | null {
  const step = stepById(id);
  return audience === 'guest' ? step.guest : step.user;
}

function isOnTheWay(step: FlowStep, state: FlowState): boolean {
  return routeOf(step.id, state.audience) !== null && step.applies(state);
}

/** The step after `id` in this person's flow; null after the last. */
export function nextStep(id: StepId, state: FlowState): StepId | null {
  const from = HOLDER_STEPS.findIndex((step) => step.id === id);
  return HOLDER_STEPS.slice(from + 1).find((step) => isOnTheWay(step, state))?.id ?? null;
}

/** The step before `id` in this person's flow; null before the first. */
export function previousStep(id: StepId, state: FlowState): StepId | null {
  const from = HOLDER_STEPS.findIndex((step) => step.id === id);
  return HOLDER_STEPS.slice(0, from).findLast((step) => isOnTheWay(step, state))?.id ?? null;
}

/** The first step of the proposal that is allowed and not done: where someone belongs who asks for a later one. */
export function dueStep(state: FlowState): StepId {
  const afterOffer = HOLDER_STEPS.filter(({ group }) => group > QUOTE_GROUPS);
  const due = afterOffer.find((step) => isOnTheWay(step, state) && step.allowed(state) && !step.done(state));
  return due?.id ?? 'end';
}

/** Null when `id` may be shown, else the step to go to. */
export function guard(id: StepId, state: FlowState): StepId | null {
  // The bank has taken the proposal: what was answered can no longer be changed here.
  if (stepById(id).group > QUOTE_GROUPS && sellerDone(state)) return id === 'end' ? null : 'end';
  if (stepById(id).allowed(state)) return null;
  if (id === 'by-model' || id === 'by-value') return 'preference';
  if (id !== 'co-owner' && hasProposal(state)) return dueStep(state);
  if (id !== 'co-owner' && id !== 'personal-data' && state.simulation !== null) return 'quoter';
  return vehicleKnown(state) ? 'personal-data' : 'start';
}

/** The screen of each ResumeStep, under the same name for guest and user (SH-09 to SH-13). */
const RESUME: Record<ResumeStep, StepId> = {
  ADDITIONAL_DATA: 'additional-data',
  CO_OWNER_ADDITIONAL_DATA: 'co-owner-additional-data',
  PHONE_VALIDATION: 'phone-validation',
  INSURANCE: 'insurance',
  SUMMARY: 'summary',
  SELLER_DATA: 'seller-data',
  VEHICLE_DOCUMENTS: 'vehicle-documents',
  END: 'end',
};

/** The step of a ResumeStep; null stays null: BIOMETRIA gives no route (SH-13). */
export function stepForResume(resume: ResumeStep | null | undefined): StepId | null {
  return resume === null || resume === undefined ? null : RESUME[resume];
}

/** Where a proposal goes on: who is signed in finds all that is left of the seller's phase on one screen (SH-12). */
export function resumeOf(
  proposal: { resumeStep?: ResumeStep | null; userResumeStep?: ResumeStep | null },
  audience: Audience,
): StepId | null {
  return stepForResume(audience === 'user' ? proposal.userResumeStep : proposal.resumeStep);
}
