import { vehicleName } from '@prendarios/rules/vehicleName';
import type { HolderProposalFragment } from '#generated/graphql.ts';
import { RESUME_HREF } from '#shared/page/site.ts';
import { DASHBOARD_PATH, NEXT_CUSTOMER_HREF } from '#shared/session/paths.ts';
import { isSeller } from '#shared/session/sessionStore.ts';
import type { FlowState, StepId } from '../../flow/flow.ts';
import type { HolderSimulation } from '../../flow/HolderContext.ts';
import { isClosed } from '#shared/loan/proposal/closed.ts';
import { entryOf } from '../../parts/entry/entry.ts';
import { resumeHref } from '../../parts/entry/resumeHref.ts';
import { START_TEXTS as TEXT } from './texts.ts';

export type StartChoice = {
  key: 'proposal' | 'quote' | 'fresh' | 'find';
  title: string;
  text: string;
  /** Label of the button; undefined if there is nothing to do. */
  action?: string;
  secondary?: boolean;
  /** Target of the button; null to open the entry modal. */
  href: string | null;
};

type Proposal = Pick<
  HolderProposalFragment,
  'id' | 'number' | 'simulationId' | 'phases' | 'activePhase' | 'access' | 'resumeStep' | 'userResumeStep'
>;
type Known = {
  proposal: Proposal | null;
  simulation: Pick<HolderSimulation, 'id' | 'vehicle'> | null;
  state: Pick<FlowState, 'audience'>;
  href: (step: StepId) => string;
};

function phaseOf({ phases, activePhase }: Proposal): string {
  if (activePhase?.name === 'PLEDGE_REGISTRATION') return TEXT.here.presented;
  return phases.find(({ name }) => name === activePhase?.name)?.label ?? '';
}

function ofProposal(proposal: Proposal, { audience }: Known['state']): StartChoice {
  const choice = {
    key: 'proposal',
    title: TEXT.here.title(proposal.number),
    text: TEXT.here.text(phaseOf(proposal)),
  } as const;
  const first = entryOf(proposal.access)?.actions[0] ?? 'resume';
  if (first === 'resume') {
    const href = resumeHref(proposal, audience);
    return { ...choice, href, ...(href !== null && { action: TEXT.here.action }) };
  }
  return { ...choice, href: null, action: first === 'close' ? TEXT.here.status : TEXT.here.action };
}

const ofQuote = (vehicle: HolderSimulation['vehicle'], href: string): StartChoice => ({
  key: 'quote',
  title: TEXT.here.quoteTitle,
  text: vehicleName(vehicle),
  action: TEXT.here.quoteAction,
  href,
});

const ofEarlier = (isUser: boolean): StartChoice => ({
  key: 'find',
  title: TEXT.find.open,
  text: isUser ? TEXT.find.dashboardText : TEXT.find.openText,
  action: isUser ? TEXT.find.dashboard : TEXT.find.title,
  secondary: true,
  href: isUser ? DASHBOARD_PATH : RESUME_HREF,
});

/**
 * Returns the choices on the start page: this browser's proposal and last quote, a new quote, and finding another
 * proposal.
 */
export function startChoices({ proposal, simulation, state, href }: Known): StartChoice[] {
  const hasOpenQuote = simulation !== null && proposal?.simulationId !== simulation.id;
  const isUser = state.audience === 'user';
  // Another person's work in this browser cannot be continued; the entry modal explains it.
  const own = proposal === null || isClosed(proposal.access) ? null : proposal;
  return [
    ...(own === null ? [] : [ofProposal(own, state)]),
    ...(hasOpenQuote ? [ofQuote(simulation.vehicle, href('quoter'))] : []),
    {
      key: 'fresh',
      ...TEXT.fresh,
      secondary: own !== null,
      href: isSeller() ? NEXT_CUSTOMER_HREF : href('preference'),
    },
    // Omitted if one was found, because the header also links to the search.
    ...(proposal !== null && !isUser ? [] : [ofEarlier(isUser)]),
  ];
}
