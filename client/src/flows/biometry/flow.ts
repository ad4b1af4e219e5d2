import { PAYMENT_ACCOUNT_HEADING } from '#shared/loan/paymentAccount/heading.ts';
import { defineFlow, type FlowStep } from '#shared/page/steps/flow.ts';
import type { KnownPage } from '#shared/page/steps/stepRoutes.tsx';

/**
 * The identity check's flow as data: order, routes, and the conditions that open and complete each step (RT-48 to
 * RT-56). Progress, Back and guards read only this file.
 */
export type FlowBrand = 'ceibo' | 'vivere';

export type StepId = 'identity' | 'account' | 'insurance' | 'registers' | 'terms' | 'end';

export type FlowState = {
  brand: FlowBrand;
  /** Whether the bank validated the identity with photos that it already had. */
  validated: boolean;
  /** Whether the account for the instalments is chosen, here or before the identity check. */
  isAccountSaved: boolean;
  /** Whether the contract exists and can be accepted or declined. */
  contractMade: boolean;
  /** Whether the contract is signed (CONTRACT_SIGNATURE). */
  signed: boolean;
  /** Whether the phase has ended (ST-05). */
  finished: boolean;
};

/** Neither signed nor finished, so answers can still change. */
const isOpen = ({ finished, signed }: FlowState) => !finished && !signed;

const hasAccount = (state: FlowState) =>
  isOpen(state) && state.validated && (state.isAccountSaved || state.brand === 'vivere');

const beforeContract = { allowed: hasAccount, done: ({ contractMade }: FlowState) => contractMade };

type BiometryStep = FlowStep<FlowState> & { id: StepId; ceibo: string; vivere: string | null };
type Rules = Pick<BiometryStep, 'allowed' | 'done' | 'uncounted' | 'heading' | 'subtitle'> & {
  /** Null for a screen that the Vivere flow lacks (RT-54 to RT-56). */
  vivere?: null;
};

/** Creates a step with its path under each brand. */
const step = (id: StepId, ceibo: string, title: string, rules: Rules): BiometryStep => ({
  id,
  ceibo,
  vivere: `/vivere${ceibo}`,
  title,
  ...rules,
});

export const BIOMETRY_STEPS: readonly BiometryStep[] = [
  step('identity', '/biometria', 'Tu identidad', {
    heading: 'Validá tu identidad',
    // Most visitors arrive without access in this browser.
    subtitle:
      'Primero decinos quién sos: con tu DNI buscamos tu solicitud y te mandamos un código al celular.',
    allowed: isOpen,
    done: ({ validated }) => validated,
  }),
  step('account', '/biometria/medio-de-pago', 'Tu cuenta', {
    ...PAYMENT_ACCOUNT_HEADING,
    vivere: null,
    allowed: ({ finished, signed, validated }) => !finished && (signed || validated),
    done: ({ isAccountSaved }) => isAccountSaved,
  }),
  step('insurance', '/biometria/seguro', 'Tu seguro', {
    subtitle: 'Es el que elegiste con tu solicitud. La póliza empieza cuando el banco le paga al vendedor.',
    vivere: null,
    ...beforeContract,
  }),
  step('registers', '/biometria/enri', 'Controles', {
    heading: 'Controles antes de firmar',
    subtitle:
      'Consultamos dos registros para confirmar que nadie use tu identidad. No cambian las condiciones de tu préstamo.',
    vivere: null,
    ...beforeContract,
  }),
  step('terms', '/biometria/terminos-y-condiciones', 'Contrato', {
    heading: 'Leé y firmá tu contrato',
    allowed: hasAccount,
  }),
  step('end', '/biometria/fin-proceso', 'Listo', { uncounted: true, allowed: ({ finished }) => finished }),
];

const flow = defineFlow({
  steps: BIOMETRY_STEPS,
  variantOf: ({ brand }: FlowState) => brand,
  // After the signature only the account can be missing.
  due: (_state, open) => open ?? 'account',
});
export const { stepById, due: dueStep, progress, countedSteps: stepsOf } = flow;

/** Returns null if `id` may be shown, otherwise the step to redirect to. Accounts are chosen under the bank's brand. */
export const guard = (id: StepId, state: FlowState): StepId | null =>
  id !== 'account' && flow.pathOf(id, state.brand) === null ? dueStep(state) : flow.guard(id, state);

const VIVERE = /^\/vivere(?=\/)/;

/** Every step under both brands; steps that Vivere lacks redirect to the other brand's. */
export const BIOMETRY_PATHS = BIOMETRY_STEPS.map(({ ceibo }) => `/vivere?${ceibo}`);

/** Returns a step's address; for steps that Vivere lacks, the other brand's. */
export const pathOf = (id: StepId, brand: FlowBrand): string =>
  flow.pathOf(id, brand) ?? flow.stepById(id).ceibo;

export const brandAt = (pathname: string): FlowBrand => (VIVERE.test(pathname) ? 'vivere' : 'ceibo');

/** Returns the step for a path of the flow, under either brand. */
export const stepAt = (pathname: string): StepId =>
  flow.stepAt(pathname.replace(VIVERE, ''), 'ceibo') ?? 'identity';

/** Returns the page of a step without its data. */
export const knownPage: KnownPage = ({ pathname }) => ({ heading: stepById(stepAt(pathname)) });

/** Returns the step after `id`; skips the account if one is chosen. */
export function nextStep(id: StepId, state: FlowState): StepId {
  if (!isOpen(state) || !state.validated) return dueStep(state);
  return flow.next(id, state, state.isAccountSaved ? 'account' : undefined) ?? 'end';
}

/** Query parameter set if the user came through the account screen (RT-50). */
export const FROM_ACCOUNT = 'fromAccount';

/** Returns the step before `id`; null for the first step, and once nothing can change any more. */
export const previousStep = (id: StepId, state: FlowState, fromAccount: boolean): StepId | null =>
  id === 'end' || state.signed ? null : flow.previous(id, state, fromAccount ? undefined : 'account');
