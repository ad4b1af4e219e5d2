import type { SaleStatus, SaleStep } from '#generated/graphql.ts';
import { PROPOSAL_KEY } from '#shared/page/site.ts';
import { defineFlow } from '#shared/page/steps/flow.ts';

export type SaleStepId = 'data' | 'documents' | 'account' | 'end';
export type SaleState = Readonly<{ status: SaleStatus; nextStep: SaleStep }>;

export const ENTRY_PATH = '/vendedor';
export const ENTRY_HEADING = {
  title: 'Vendé tu vehículo',
  heading: 'Te compran el vehículo con un préstamo',
  subtitle: 'Buscá tu venta y cargá los documentos y la cuenta donde querés cobrar.',
};
/** Fragment parameter with the key of the seller's link. */
const LINK_KEY = 'clave';

const STEP_DUE: Readonly<Record<SaleStep, SaleStepId>> = {
  DATA: 'data',
  DOCUMENTS: 'documents',
  ACCOUNT: 'account',
  DONE: 'end',
};
const OPEN_STEPS: Readonly<Record<SaleStatus, readonly SaleStepId[]>> = {
  OPEN: ['data', 'documents', 'account', 'end'],
  DOCUMENTS_SENT_BACK: ['documents', 'end'],
  ACCOUNT_ONLY: ['account', 'end'],
  PAST: ['end'],
  CANCELLED: [],
};

const saleStep = (
  id: SaleStepId,
  path: string,
  title: string,
  heading: { heading?: string; subtitle?: string } = {},
) => ({
  id,
  path,
  title,
  ...heading,
  applies: ({ status }: SaleState) => OPEN_STEPS[status].includes(id),
});

/** The seller's screens in order (RT-19 to RT-22). The entry page, which finds the sale, comes before them. */
export const SALE_STEPS = [
  saleStep('data', '/vendedor/datos', 'Tus datos'),
  saleStep('documents', '/vendedor/documentacion-vehiculo', 'Documentos', {
    heading: 'Subí los documentos de la venta',
    subtitle:
      'Sacales una foto con el celular o elegí un PDF. Cada archivo queda guardado apenas sube: podés seguir después.',
  }),
  saleStep('account', '/vendedor/medio-de-cobro', 'Dónde cobrás', {
    heading: '¿Dónde querés cobrar?',
    subtitle: 'Con la prenda inscripta, el banco te transfiere a esta cuenta.',
  }),
  saleStep('end', '/vendedor/fin-proceso', 'Qué sigue'),
];

const flow = defineFlow({
  steps: SALE_STEPS,
  variantOf: (): 'path' => 'path',
  due: ({ nextStep: next }: SaleState) => STEP_DUE[next],
});
export const { stepById, guard, progress } = flow;

export const SALE_PATHS = [ENTRY_PATH, ...SALE_STEPS.map(({ path }) => path)];

export const stepAt = (pathname: string): SaleStepId | null => flow.stepAt(pathname, 'path');

/** Returns the first step after finding the sale. An open sale starts with the seller's data, even if confirmed. */
export function firstStep(state: SaleState): SaleStepId {
  const due = flow.due(state);
  return due === 'documents' && state.status === 'OPEN' ? 'data' : due;
}

export const nextStep = (step: SaleStepId, state: SaleState): SaleStepId =>
  flow.next(step, state) ?? flow.due(state);

export const previousStep = (step: SaleStepId, state: SaleState): SaleStepId | null =>
  step === 'end' ? null : flow.previous(step, state);

/** Returns the proposal number of a link; null if missing or invalid. */
export function numberIn(search: string): number | null {
  const text = new URLSearchParams(search).get(PROPOSAL_KEY) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export type SaleLink = { number: number; key: string };

/** Parses a seller's link; null if its number or key is missing. */
export function linkIn({ search, hash }: { search: string; hash: string }): SaleLink | null {
  const number = numberIn(search);
  const key = new URLSearchParams(hash.replace(/^#/, '')).get(LINK_KEY);
  return number === null || key === null ? null : { number, key };
}

export function hrefOf(step: SaleStepId | 'entry', number: number | null): string {
  const path = SALE_STEPS.find(({ id }) => id === step)?.path ?? ENTRY_PATH;
  return number === null ? path : `${path}?${PROPOSAL_KEY}=${number}`;
}
