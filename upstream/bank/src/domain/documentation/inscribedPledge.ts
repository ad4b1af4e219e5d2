import { type Flow, isStepDone } from '../flow/machine.ts';
import type { ProposalRow } from '../records/proposals.ts';

export const INSCRIBED_PLEDGE = 'INSCRIBED_PLEDGE';

/** Whether the documents are at the registry, which returns them inscribed (docs/domain.md#the-state-machine). */
export const isPledgePresented = (flow: Flow): boolean => isStepDone(flow, 'REGISTRO_PRENDA.presented');

/** Whether the inscribed pledge may be uploaded: presented, and not closed yet. */
export const takesInscribedPledge = ({ flowStatus, phase }: ProposalRow): boolean =>
  flowStatus === 'A' && phase === 'REGISTRO_PRENDA_INSCRIPTA';

/** Whether these are the inscribed pledge and nothing else: after formalization no other document is accepted. */
export const isInscribedPledge = (data: readonly { type: string }[]): boolean =>
  data.every(({ type }) => type === INSCRIBED_PLEDGE);
