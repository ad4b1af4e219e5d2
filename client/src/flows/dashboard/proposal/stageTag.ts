import type { StatusTagProps } from '@prendarios/design-system/data/StatusTag';
import type { ProposalActor, StageKind } from '#generated/graphql.ts';
import { STAGE_OF_KIND } from './stages.ts';
import { PROPOSAL_TEXTS } from './texts.ts';

type InStage = {
  stage: string;
  stageKind: StageKind;
  waitsFor: ProposalActor | null;
  flow: { isBiometryInProgress: boolean; isContractSigned: boolean };
};

/** Whether only the account is missing: the identity is validated and the contract is signed. */
export const lacksAccount = ({ waitsFor, flow }: Pick<InStage, 'waitsFor' | 'flow'>): boolean =>
  flow.isBiometryInProgress && flow.isContractSigned && waitsFor === 'OWNER';

/**
 * Returns the tag of a stage. A Vivere stage may be green (ST-12) before the proposal has ended; then it has no tick.
 */
export const stageTag = (
  proposal: InStage,
): Pick<StatusTagProps, 'stage' | 'icon'> & Readonly<{ children: string }> => ({
  stage: STAGE_OF_KIND[proposal.stageKind],
  ...(proposal.stageKind === 'DONE' && proposal.waitsFor !== null && { icon: 'circle' }),
  children: lacksAccount(proposal) ? PROPOSAL_TEXTS.lacksAccount : proposal.stage,
});
