import type { CoOwnerStep } from '#generated/graphql.ts';
import { PROPOSAL_KEY } from '#shared/page/site.ts';
import { defineFlow } from '#shared/page/steps/flow.ts';
import type { KnownPage } from '#shared/page/steps/stepRoutes.tsx';

/** The co-owner's screens as data: order, addresses, and the steps of the bank at which each may be shown. */
export type StepId = 'invitation' | 'identity' | 'contract' | 'waiting' | 'end';
export type CoOwnerState = Readonly<{ step: CoOwnerStep; validated: boolean }>;

const INVITATION_PATH = '/cotitular';
/** Fragment parameter with the key of the co-owner's link. */
const LINK_KEY = 'clave';
const ID_KEY = 'id';

const STEP_DUE: Readonly<Record<CoOwnerStep, StepId>> = {
  NOT_INVITED: 'waiting',
  CONSENT: 'invitation',
  REFUSED: 'invitation',
  WAITING_FOR_OWNER: 'waiting',
  IDENTITY: 'identity',
  WAITING_FOR_CONTRACT: 'waiting',
  CONTRACT: 'contract',
  SIGNED: 'end',
  REVOKED: 'end',
  STOPPED: 'end',
  ENDED: 'end',
};

const isDue =
  (id: StepId) =>
  ({ step }: CoOwnerState) =>
    STEP_DUE[step] === id;

export const CO_OWNER_STEPS = [
  {
    id: 'invitation' as const,
    path: INVITATION_PATH,
    title: 'Aceptar',
    heading: 'Te invitaron a ser cotitular',
    allowed: isDue('invitation'),
  },
  {
    id: 'identity' as const,
    path: `${INVITATION_PATH}/identidad`,
    title: 'Tu identidad',
    heading: 'Validá tu identidad',
    // The result of the check stays visible until the co-owner continues.
    allowed: ({ step, validated }: CoOwnerState) =>
      step === 'IDENTITY' || (validated && (step === 'CONTRACT' || step === 'WAITING_FOR_CONTRACT')),
  },
  {
    id: 'contract' as const,
    path: `${INVITATION_PATH}/contrato`,
    title: 'Contrato',
    heading: 'Leé y firmá tu contrato',
    allowed: isDue('contract'),
  },
  {
    id: 'waiting' as const,
    path: `${INVITATION_PATH}/espera`,
    title: 'En espera',
    uncounted: true as const,
    allowed: isDue('waiting'),
  },
  {
    id: 'end' as const,
    path: `${INVITATION_PATH}/fin-proceso`,
    title: 'Listo',
    uncounted: true as const,
    allowed: isDue('end'),
  },
];

const flow = defineFlow({
  steps: CO_OWNER_STEPS,
  variantOf: (): 'path' => 'path',
  due: ({ step }: CoOwnerState) => STEP_DUE[step],
});
export const { stepById, due: dueStep, guard, progress } = flow;

export const CO_OWNER_PATHS = CO_OWNER_STEPS.map(({ path }) => path);

export const stepAt = (pathname: string): StepId => flow.stepAt(pathname, 'path') ?? 'invitation';

/** Returns what the page of a step shows before its data loads. */
export const knownPage: KnownPage = ({ pathname }) => ({ heading: stepById(stepAt(pathname)) });

/** Returns the address of a step. The id is only a locator: access belongs to the browser that opened the link. */
export const hrefOf = (step: StepId, id: string): string =>
  `${stepById(step).path}?${new URLSearchParams({ [ID_KEY]: id })}`;

export const idIn = (search: string): string | null => new URLSearchParams(search).get(ID_KEY);

export type CoOwnerLink = { proposalNumber: number; key: string };

/** Parses a co-owner's link; null if its number or key is missing. */
export function linkIn({ search, hash }: { search: string; hash: string }): CoOwnerLink | null {
  const number = new URLSearchParams(search).get(PROPOSAL_KEY) ?? '';
  const key = new URLSearchParams(hash.replace(/^#/, '')).get(LINK_KEY);
  return key === null || !/^[1-9]\d{0,8}$/.test(number) ? null : { proposalNumber: Number(number), key };
}
