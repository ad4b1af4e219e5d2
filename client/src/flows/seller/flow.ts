import type { SaleStatus, SaleStep } from '../../generated/graphql.ts';

/** The seller's screens in their order (RT-19 to RT-22); the entry, where the sale is found, comes before them. */
export const SALE_STEPS = [
  { id: 'data', path: '/vendedor/datos', title: 'Tus datos' },
  { id: 'documents', path: '/vendedor/documentacion-vehiculo', title: 'Documentos' },
  { id: 'account', path: '/vendedor/medio-de-cobro', title: 'Dónde cobrás' },
  { id: 'end', path: '/vendedor/fin-proceso', title: 'Qué sigue' },
] as const;
export type SaleStepId = (typeof SALE_STEPS)[number]['id'];
export type SaleState = Readonly<{ status: SaleStatus; next: SaleStep }>;

const ENTRY_PATH = '/vendedor';
/** The key under which links carry the sale's number. */
const NUMBER_KEY = 'propuesta';

const STEP_DUE: Readonly<Record<SaleStep, SaleStepId>> = {
  DATA: 'data',
  DOCUMENTS: 'documents',
  ACCOUNT: 'account',
  DONE: 'end',
};
/** What can still be given, by where the sale stands. */
const OPEN_STEPS: Readonly<Record<SaleStatus, readonly SaleStepId[]>> = {
  OPEN: ['data', 'documents', 'account', 'end'],
  DOCUMENTS_SENT_BACK: ['documents', 'end'],
  ACCOUNT_ONLY: ['account', 'end'],
  PAST: ['end'],
  CANCELLED: [],
};

export const stepsOf = ({ status }: SaleState) =>
  SALE_STEPS.filter(({ id }) => OPEN_STEPS[status].includes(id));

const dueStep = ({ next }: SaleState): SaleStepId => STEP_DUE[next];

export const stepAt = (pathname: string): SaleStepId | null =>
  SALE_STEPS.find(({ path }) => path === pathname)?.id ?? null;

const placeOf = (step: SaleStepId, state: SaleState): number =>
  stepsOf(state).findIndex(({ id }) => id === step);

/** Where to instead of `step`: what is closed, and what comes after the step that is due, lead to that one. */
export function guard(step: SaleStepId, state: SaleState): SaleStepId | null {
  const due = dueStep(state);
  const place = placeOf(step, state);
  return place < 0 || place > placeOf(due, state) ? due : null;
}

/** Who has found the sale begins with their data, even when those are thought to be right. */
export function firstStep(state: SaleState): SaleStepId {
  const due = dueStep(state);
  return due === 'documents' && state.status === 'OPEN' ? 'data' : due;
}

export const nextStep = (step: SaleStepId, state: SaleState): SaleStepId =>
  stepsOf(state)[placeOf(step, state) + 1]?.id ?? dueStep(state);

export const previousStep = (step: SaleStepId, state: SaleState): SaleStepId | null =>
  step === 'end' ? null : (stepsOf(state)[placeOf(step, state) - 1]?.id ?? null);

/** The number of a link; null for what is none. */
export function numberIn(search: string): number | null {
  const text = new URLSearchParams(search).get(NUMBER_KEY) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export function hrefOf(step: SaleStepId | 'entry', number: number | null): string {
  const path = SALE_STEPS.find(({ id }) => id === step)?.path ?? ENTRY_PATH;
  return number === null ? path : `${path}?${NUMBER_KEY}=${number}`;
}
