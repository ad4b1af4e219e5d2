import type { CoOwnerStep, FlowStepName, ResumeStep } from '#generated/graphql.ts';
import { PAYMENT_ACCOUNT_HEADING } from '#shared/loan/paymentAccount/heading.ts';
import { defineFlow, type FlowStep } from '#shared/page/steps/flow.ts';
import { isVehicleChosen, type QuoteChoice } from '#shared/loan/quote/choice.ts';
import { areStepsDone, isPhaseDone, type PhaseView } from './phases.ts';

/**
 * The holder's flow: order, routes, groups of the progress, and the conditions that open and complete each step (RT-02
 * to RT-37, SH-09 to SH-13).
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
  flow: { isCancelled: boolean };
  coOwner?: object | null;
  coOwnerPart?: { step: CoOwnerStep } | null;
  account?: object | null;
  phases: readonly PhaseView[];
  documents: readonly { party: string; isMandatory: boolean; status: string }[];
};

export type FlowState = {
  audience: Audience;
  choice: QuoteChoice;
  /** Value of the co-owner flag (SH-14). */
  coOwnerEnabled: boolean;
  /** This browser's last simulation. */
  simulation: { id: string; coOwner?: object | null } | null;
  proposal: FlowProposal | null;
};

type HolderStep = Required<Pick<FlowStep<FlowState>, 'group' | 'allowed' | 'done'>> &
  FlowStep<FlowState> & {
    id: StepId;
    guest: string;
    /** Null for screens that the signed-in flow lacks (RT-23 to RT-37). */
    user: string | null;
  };
type Rules = Pick<HolderStep, 'allowed' | 'done'> &
  Partial<Pick<HolderStep, 'user' | 'applies' | 'uncounted' | 'heading' | 'subtitle'>>;

/** The nine groups of the progress, numbered from 1. */
export const GROUPS = [
  'Preferencias',
  'Vehículo',
  'Tus datos',
  'Tu oferta',
  'Domicilio',
  'Celular',
  'Seguro',
  'Documentos',
  'Cuenta',
] as const;

/** Number of groups before there is a proposal. */
export const QUOTE_GROUPS = 4;

const always = () => true;

/** Creates a predicate over the proposal; false without one or after its cancellation. */
function onProposal(check: (proposal: FlowProposal) => boolean) {
  return ({ proposal }: FlowState) => proposal !== null && !proposal.flow.isCancelled && check(proposal);
}

const hasProposal = onProposal(always);
const hasCoOwner = onProposal(({ coOwner }) => (coOwner ?? null) !== null);
const ownerStep = (...names: FlowStepName[]) =>
  onProposal(({ phases }) => areStepsDone(phases, 'OWNER', ...names));
const sellerStep = (...names: FlowStepName[]) =>
  onProposal(({ phases }) => areStepsDone(phases, 'SELLER', ...names));
const ownerDone = onProposal(({ phases }) => isPhaseDone(phases, 'OWNER'));
/** Whether the owner's phone is validated but the co-owner has not accepted yet. */
export const awaitsCoOwner = (state: FlowState): boolean =>
  hasCoOwner(state) && ownerStep('PHONE_VALIDATION')(state) && !ownerDone(state);
/**
 * Whether the proposal can still get a co-owner: it has none, its simulation is the last one, and the phase is OWNER.
 */
export const mayAddCoOwner = (state: FlowState): boolean =>
  state.coOwnerEnabled &&
  hasProposal(state) &&
  !hasCoOwner(state) &&
  !ownerDone(state) &&
  (state.simulation === null || state.simulation.id === state.proposal?.simulationId);
/** Whether the co-owner declined, which blocks the application. */
export const isRefusedByCoOwner = onProposal(({ coOwnerPart }) => coOwnerPart?.step === 'REFUSED');
const insuranceChosen = onProposal(({ phases }) => areStepsDone(phases, 'INSURANCE', 'INSURANCE_CHOICE'));
const insuranceDone = onProposal(({ phases }) => isPhaseDone(phases, 'INSURANCE'));
const sellerSaved = sellerStep('SELLER_DATA');
const sellerDone = onProposal(({ phases }) => isPhaseDone(phases, 'SELLER'));
const documentsFinished = sellerStep('DOCUMENT_UPLOAD', 'DOCUMENT_REVIEW');
/** Applicants upload no documents for invited sellers and listed dealers (decision 034). */
const asksSellersDocuments = (state: FlowState) =>
  !sellerSaved(state) ||
  onProposal(({ documents }) => documents.some(({ party }) => party === 'SELLER'))(state);
const sellerDocumentsUploaded = onProposal(({ documents }) =>
  documents.every(
    ({ party, isMandatory, status }) => party !== 'SELLER' || !isMandatory || status === 'UPLOADED',
  ),
);

const vehicleKnown = ({ choice, simulation }: FlowState) => isVehicleChosen(choice) || simulation !== null;
const preferencesKnown = ({ choice }: FlowState) =>
  choice.agreementId !== null && choice.occupationId !== null;

/** Creates a step; the signed-in path is the guest's under /usuario. */
const step = (id: StepId, guest: string, title: string, group: number, rules: Rules): HolderStep => ({
  id,
  guest,
  user: `/usuario${guest}`,
  title,
  group,
  ...rules,
});

export const HOLDER_STEPS: readonly HolderStep[] = [
  step('start', '/titular/cotizacion', 'Cotización', 1, {
    heading: 'Pedí tu préstamo',
    subtitle: 'Primero cotizás. Después completás tus datos y los del vehículo, a tu ritmo.',

    uncounted: true,
    allowed: always,
    done: hasProposal,
  }),
  step('preference', '/titular/cotizacion/preferencia', 'Preferencias', 1, {
    heading: 'Contanos qué buscás',
    subtitle: 'Con esto buscamos la tasa que te corresponde.',

    allowed: always,
    done: hasProposal,
  }),
  step('by-model', '/titular/cotizacion/cotizar/por-modelo', 'Tu vehículo', 2, {
    heading: '¿Qué vehículo querés comprar?',
    subtitle: 'Elegí en orden: tipo, marca, modelo y año.',

    applies: ({ choice }) => choice.kind !== 'PER_VALUE',
    allowed: preferencesKnown,
    done: hasProposal,
  }),
  step('by-value', '/titular/cotizacion/cotizar/por-valor', 'Valor del vehículo', 2, {
    heading: '¿Cuánto vale el vehículo?',
    subtitle: 'Alcanza con el tipo, el año y el valor.',

    applies: ({ choice }) => choice.kind === 'PER_VALUE',
    allowed: preferencesKnown,
    done: hasProposal,
  }),
  step('personal-data', '/titular/datos-personales', 'Datos personales', 3, {
    heading: 'Datos personales',
    subtitle: 'Por favor completa tus datos personales',

    // Signed-in users may start here (RT-23) and choose the vehicle later.
    allowed: (state) => state.audience === 'user' || vehicleKnown(state),
    done: hasProposal,
  }),
  step('co-owner', '/titular/datos-personales/cotitular', 'Datos del cotitular', 3, {
    heading: 'Datos del cotitular',
    subtitle: 'La persona que pide el préstamo con vos.',

    applies: ({ coOwnerEnabled, simulation }) => coOwnerEnabled && (simulation?.coOwner ?? null) !== null,
    allowed: (state) => mayAddCoOwner(state) || (state.coOwnerEnabled && state.simulation !== null),
    done: hasProposal,
  }),
  step('quoter', '/titular/cotizacion/cotizar', 'Tu oferta', 4, {
    allowed: ({ simulation }) => simulation !== null,
    done: hasProposal,
  }),
  step('additional-data', '/titular/datos-personales/adicionales', 'Datos del domicilio', 5, {
    // Prescribed (SH-07).
    heading: 'Datos del domicilio',
    subtitle: 'Por favor completa los datos de tu domicilio',

    allowed: hasProposal,
    done: ownerStep('ADDRESS'),
  }),
  step(
    'co-owner-additional-data',
    '/titular/datos-personales/cotitular/adicionales',
    'Domicilio del cotitular',
    5,
    {
      heading: 'Domicilio del cotitular',

      applies: hasCoOwner,
      allowed: (state) => hasCoOwner(state) && ownerStep('ADDRESS')(state),
      done: ownerStep('ADDRESS', 'CO_OWNER_ADDRESS'),
    },
  ),
  step('phone-validation', '/titular/validacion-telefono', 'Validación del celular', 6, {
    allowed: ownerStep('ADDRESS', 'CO_OWNER_ADDRESS'),
    done: ownerDone,
  }),
  step('insurance', '/titular/seguro', 'Seguro', 7, {
    heading: '¿Qué seguro querés para tu vehículo?',
    subtitle:
      'Mientras dure la prenda, el vehículo tiene que estar asegurado. La póliza queda a tu nombre: si te lo roban o se destruye, paga primero lo que falte del préstamo.',
    allowed: ownerDone,
    done: insuranceChosen,
  }),
  step('summary', '/titular/resumen', 'Resumen', 7, {
    heading: 'Revisá tu solicitud',
    subtitle: 'Si algo no está bien, elegí «Cambiar»: después volvés acá.',
    allowed: insuranceChosen,
    done: insuranceDone,
  }),
  step('seller-data', '/titular/documentacion-vendedor/datos', 'Datos del vendedor', 8, {
    heading: '¿Quién te vende el vehículo?',
    subtitle: 'Puede ser una concesionaria u otra empresa, o una persona.',

    user: null,
    allowed: insuranceDone,
    done: sellerSaved,
  }),
  step('seller-documents', '/titular/documentacion-vendedor', 'Documentos del vendedor', 8, {
    heading: 'Subí los documentos del vendedor',
    subtitle: 'Cada archivo queda guardado apenas termina de subir. Podés seguir después.',

    user: null,
    applies: asksSellersDocuments,
    allowed: sellerSaved,
    done: (state) => sellerSaved(state) && (sellerDocumentsUploaded(state) || documentsFinished(state)),
  }),
  step('vehicle-documents', '/titular/documentacion-vehiculo', 'Documentos del vehículo', 8, {
    heading: 'Identificá el vehículo y subí los documentos',
    subtitle: 'Cada archivo queda guardado apenas termina de subir. Podés seguir después.',

    allowed: (state) => (state.audience === 'user' ? insuranceDone(state) : sellerSaved(state)),
    done: documentsFinished,
  }),
  step('payment-account', '/titular/medio-de-pago', 'Medio de pago', 9, {
    ...PAYMENT_ACCOUNT_HEADING,

    allowed: documentsFinished,
    done: onProposal(({ account }) => (account ?? null) !== null),
  }),
  step('end', '/titular/fin-proceso', 'Confirmación', 9, {
    allowed: documentsFinished,
    done: sellerStep('CONFIRMATION'),
  }),
];

const flow = defineFlow({
  steps: HOLDER_STEPS,
  variantOf: ({ audience }: FlowState) => audience,
  due: (_state, open) => open ?? 'end',
  groups: GROUPS,
});
export const {
  stepById,
  stepAt,
  pathOf: routeOf,
  next: nextStep,
  previous: previousStep,
  due: dueStep,
  progress,
} = flow;

/** Returns null if `id` may be shown, otherwise the step to redirect to. */
export function guard(id: StepId, state: FlowState): StepId | null {
  // Once the bank has the proposal, its answers are final.
  if (stepById(id).group > QUOTE_GROUPS && sellerDone(state)) return id === 'end' ? null : 'end';
  if (stepById(id).allowed(state)) return null;
  if (id === 'by-model' || id === 'by-value') return 'preference';
  if (id !== 'co-owner' && hasProposal(state)) return dueStep(state);
  if (id !== 'co-owner' && id !== 'personal-data' && state.simulation !== null) return 'quoter';
  return vehicleKnown(state) ? 'personal-data' : 'start';
}

/** Steps by ResumeStep, for guests and users (SH-09 to SH-13). */
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

/** Returns the step of a ResumeStep; null for null, as in IDENTITY_AND_CONTRACT, which has no route (SH-13). */
export function stepForResume(resume: ResumeStep | null | undefined): StepId | null {
  return resume === null || resume === undefined ? null : RESUME[resume];
}

/**
 * Returns the step at which to resume a proposal. Signed-in users have one screen for the rest of the phase SELLER
 * (SH-12).
 */
export function resumeOf(
  proposal: { resumeStep?: ResumeStep | null; userResumeStep?: ResumeStep | null },
  audience: Audience,
): StepId | null {
  return stepForResume(audience === 'user' ? proposal.userResumeStep : proposal.resumeStep);
}
