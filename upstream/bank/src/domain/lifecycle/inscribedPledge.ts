import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { ApiError } from '../../platform/http/errors.ts';
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

/**
 * The inscribed pledge releases the payment: only the point of sale, which gets it from the registry, may upload it.
 * @throws {ApiError} 403 POINT_OF_SALE_ONLY.
 */
export function requirePointOfSale(data: readonly { type: string }[], caller: Caller): void {
  if (isStaff(caller) || !data.some(({ type }) => type === INSCRIBED_PLEDGE)) return;
  throw new ApiError(403, 'POINT_OF_SALE_ONLY', 'La prenda inscripta la sube el punto de venta.');
}
