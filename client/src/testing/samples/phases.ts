import { LIST_TEXTS } from '#flows/dashboard/list/texts.ts';
import type { DashboardProposalFragment } from '#generated/graphql.ts';

type Phase = DashboardProposalFragment['phases'][number];

/** Every step of a proposal in its order, by phase. */
const STEPS = [
  ['OWNER', 'address'],
  ['OWNER', 'validateCode'],
  ['INSURANCE', 'load'],
  ['INSURANCE', 'sendLoanSummary'],
  ['SELLER', 'load'],
  ['SELLER', 'uploadDocumentation'],
  ['SELLER', 'validateDocumentation'],
  ['SELLER', 'confirmData'],
  ['IDENTITY_AND_CONTRACT', 'createFormalization'],
  ['IDENTITY_AND_CONTRACT', 'saveAccount'],
  ['PLEDGE_REGISTRATION', 'presented'],
  ['PLEDGE_INSCRIPTION', 'closePrendaInscripta'],
] as const;

type Step = `${(typeof STEPS)[number][0]}.${(typeof STEPS)[number][1]}`;

const FINISHED_AT = '2026-11-18T15:20:00.000Z';

/** The phases of a proposal whose last finished step is `last`. */
export function phasesAfter(last: Step): Phase[] {
  const done = STEPS.findIndex(([phase, step]) => `${phase}.${step}` === last);
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
        finishedAt: step.status === 'FINALIZED' ? FINISHED_AT : null,
      })),
    };
  });
}
