import { type Flow, isStepDone } from '../flow/machine.ts';
import type { ProposalRow } from '../records/proposals.ts';

export const INSCRIBED_PLEDGE = 'INSCRIBED_PLEDGE';

/** The papers are at the registry, which returns them inscribed (docs/domain.md#the-state-machine). */
export const isPledgePresented = (flow: Flow): boolean => isStepDone(flow, 'REGISTRO_PRENDA.presented');

/** The pledge may come in: presented, and not closed yet. */
export const takesInscribedPledge = ({ flowStatus, phase }: ProposalRow): boolean =>
  flowStatus === 'A' && phase === 'REGISTRO_PRENDA_INSCRIPTA';

/** After formalization nothing else is attached, alone or along with it. */
export const isInscribedPledge = (data: readonly { type: string }[]): boolean =>
  data.every(({ type }) => type === INSCRIBED_PLEDGE);
