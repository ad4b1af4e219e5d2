/**
 * The flow of the identity check as data: order, routes, what each step needs and what completes it (RT-48 to RT-56).
 * Progress, Back and guards read this file and nothing else.
 */
export type FlowBrand = 'ceibo' | 'vivere';

export type StepId = 'identity' | 'account' | 'insurance' | 'registers' | 'terms' | 'end';

export type FlowState = {
  brand: FlowBrand;
  /** The bank has validated the identity with pictures that it holds. */
  validated: boolean;
  /** The account that pays the instalments is chosen, here or before the identity check. */
  accountSaved: boolean;
  /** The contract is made, and to be answered. */
  contractMade: boolean;
  /** The contract is signed (BIOMETRIA.createFormalization). */
  signed: boolean;
  /** The phase is over (ST-05). */
  finished: boolean;
};

type FlowStep = {
  id: StepId;
  ceibo: string;
  /** Null where the Vivere flow has no such screen (RT-54 to RT-56). */
  vivere: string | null;
  title: string;
};

const STEPS: readonly FlowStep[] = [
  { id: 'identity', ceibo: '/biometria', vivere: '/vivere/biometria', title: 'Tu identidad' },
  { id: 'account', ceibo: '/biometria/medio-de-pago', vivere: null, title: 'Tu cuenta' },
  { id: 'insurance', ceibo: '/biometria/seguro', vivere: null, title: 'Tu seguro' },
  { id: 'registers', ceibo: '/biometria/enri', vivere: null, title: 'Controles' },
  {
    id: 'terms',
    ceibo: '/biometria/terminos-y-condiciones',
    vivere: '/vivere/biometria/terminos-y-condiciones',
    title: 'Contrato',
  },
  { id: 'end', ceibo: '/biometria/fin-proceso', vivere: '/vivere/biometria/fin-proceso', title: 'Listo' },
];

const isOnTheWay = (step: FlowStep, { brand }: FlowState) => brand === 'ceibo' || step.vivere !== null;

/** The steps of the progress; the end is none of them. */
export function stepsOf(state: FlowState): readonly { id: StepId; title: string }[] {
  return STEPS.filter((step) => step.id !== 'end' && isOnTheWay(step, state));
}

/** Address of a step; where Vivere has no screen of its own it is the other brand's. */
export function pathOf(id: StepId, brand: FlowBrand): string {
  const step = STEPS.find((one) => one.id === id);
  if (step === undefined) throw new Error(`There is no step '${id}'.`);
  return step[brand] ?? step.ceibo;
}

const VIVERE = /^\/vivere(?=\/)/;

export const brandAt = (pathname: string): FlowBrand => (VIVERE.test(pathname) ? 'vivere' : 'ceibo');

/** The step that a path of the flow names, whichever the brand; `/` at its end is none of it. */
export function stepAt(pathname: string): StepId {
  const path = pathname.replace(VIVERE, '').replace(/\/$/, '');
  return STEPS.find(({ ceibo }) => ceibo === path)?.id ?? 'identity';
}

/** Where somebody belongs who asks for nothing in particular. */
export function dueStep(state: FlowState): StepId {
  if (state.finished) return 'end';
  if (state.signed) return 'account';
  if (!state.validated) return 'identity';
  if (state.contractMade || state.brand === 'vivere') return 'terms';
  return state.accountSaved ? 'insurance' : 'account';
}

/** Null when `id` may be shown, else the step to go to. */
export function guard(id: StepId, state: FlowState): StepId | null {
  if (state.finished || state.signed || !state.validated || id === 'end') {
    const due = dueStep(state);
    return id === due ? null : due;
  }
  const needsAccount = id === 'insurance' || id === 'registers' || id === 'terms';
  return needsAccount && state.brand === 'ceibo' && !state.accountSaved ? 'account' : null;
}

/** The step after `id`; who has an account already is not asked for one. */
export function nextStep(id: StepId, state: FlowState): StepId {
  if (state.finished || state.signed || !state.validated) return dueStep(state);
  const later = STEPS.slice(STEPS.findIndex((step) => step.id === id) + 1);
  const next = later.find(
    (step) => isOnTheWay(step, state) && !(step.id === 'account' && state.accountSaved),
  );
  return next?.id ?? 'end';
}

/** Query of the insurance screen: whether the account's screen came before it (RT-50). */
export const FROM_ACCOUNT = 'fromAccount';

/** The step before `id`; null before the first, and where nothing can be changed any more. */
export function previousStep(id: StepId, state: FlowState, fromAccount: boolean): StepId | null {
  if (id === 'end' || state.signed) return null;
  const earlier = STEPS.slice(
    0,
    STEPS.findIndex((step) => step.id === id),
  );
  return (
    earlier.findLast((step) => isOnTheWay(step, state) && (step.id !== 'account' || fromAccount))?.id ?? null
  );
}
