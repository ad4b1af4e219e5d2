import { type Flow, isStepDone } from '../flow/machine.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Pledge } from '../records/rowTypes.ts';

export const INSCRIBED_PLEDGE = 'INSCRIBED_PLEDGE';

/** Whether the documents are at the registry, which returns them inscribed (docs/domain.md#the-state-machine). */
export const isPledgePresented = (flow: Flow): boolean => isStepDone(flow, 'REGISTRO_PRENDA.presented');

/** Whether the inscribed pledge may be uploaded: presented, and not closed yet. */
export const takesInscribedPledge = ({ flowStatus, phase }: ProposalRow): boolean =>
  flowStatus === 'A' && phase === 'REGISTRO_PRENDA_INSCRIPTA';

/** Whether these are the inscribed pledge and nothing else: after formalization no other document is accepted. */
export const isInscribedPledge = (data: readonly { type: string }[]): boolean =>
  data.every(({ type }) => type === INSCRIBED_PLEDGE);

/** Where the pledge is after an upload by the point of sale; one without files takes it back. */
export const pledgeAfter = (data: readonly { fileIds: readonly string[] }[]): Pledge =>
  data.some(({ fileIds }) => fileIds.length > 0) ? 'RECEIVED' : 'RETURNED';
