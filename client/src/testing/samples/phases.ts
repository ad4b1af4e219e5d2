import { LIST_TEXTS } from '#flows/dashboard/list/texts.ts';
import type { DashboardProposalFragment } from '#generated/graphql.ts';

type Phase = DashboardProposalFragment['phases'][number];

/** Every step of a proposal in order, with its phase. */
const STEPS = [
  ['OWNER', 'ADDRESS'],
  ['OWNER', 'PHONE_VALIDATION'],
  ['INSURANCE', 'INSURANCE_CHOICE'],
  ['INSURANCE', 'SUMMARY'],
  ['SELLER', 'SELLER_DATA'],
  ['SELLER', 'DOCUMENT_UPLOAD'],
  ['SELLER', 'DOCUMENT_REVIEW'],
  ['SELLER', 'CONFIRMATION'],
  ['IDENTITY_AND_CONTRACT', 'CONTRACT_SIGNATURE'],
  ['IDENTITY_AND_CONTRACT', 'ACCOUNT_CHOICE'],
  ['PLEDGE_REGISTRATION', 'PRESENTATION'],
  ['PLEDGE_INSCRIPTION', 'INSCRIPTION'],
] as const;

type Step = (typeof STEPS)[number][1];

const FINISHED_AT = '2026-11-18T15:20:00.000Z';

/** Returns the phases of a proposal whose last completed step is `last`; null for a new one. */
export function phasesAfter(last: Step | null): Phase[] {
  const done = STEPS.findIndex(([, step]) => step === last);
  const statusAt = (at: number) => (at <= done ? 'FINALIZED' : at === done + 1 ? 'ACTIVE' : 'PENDING');
  return [...new Set(STEPS.map(([name]) => name))].map((name) => {
    const steps = STEPS.flatMap(([phase, step], at) =>
      phase === name ? [{ name: step, status: statusAt(at) } as const] : [],
    );
    const isDone = steps.every(({ status }) => status === 'FINALIZED');
    const isOpen = steps.some(({ status }) => status !== 'PENDING');
    return {
      __typename: 'FlowPhase',
      name,
      label: LIST_TEXTS.phases[name],
      status: isDone ? 'FINALIZED' : isOpen ? 'ACTIVE' : 'PENDING',
      steps: steps.map((step) => ({
        __typename: 'FlowStep',
        ...step,
        documentType: null,
        finishedAt: step.status === 'FINALIZED' ? FINISHED_AT : null,
      })),
    };
  });
}
