import type { ProposalRowFragment } from '#generated/graphql.ts';

/** Whether the proposal may wait for somebody whom the bank can remind. */
export const mayBeReminded = ({ waitsFor }: Pick<ProposalRowFragment, 'waitsFor'>): boolean =>
  waitsFor === 'OWNER' || waitsFor === 'CO_OWNER' || waitsFor === 'SELLER';
