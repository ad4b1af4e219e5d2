import { INSCRIBED_PLEDGE } from '@prendarios/rules/sentBackDocuments';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { type Flow, isStepDone } from '../flow/machine.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Pledge } from '../records/rowTypes.ts';

/** Whether the registry has the documents, which it returns inscribed (docs/domain.md#the-state-machine). */
export const isPledgePresented = (flow: Flow): boolean => isStepDone(flow, 'REGISTRO_PRENDA.presented');

export const takesInscribedPledge = ({ flowStatus, phase }: ProposalRow): boolean =>
  flowStatus === 'A' && phase === 'REGISTRO_PRENDA_INSCRIPTA';

/** Whether every document is the inscribed pledge, the only type accepted after formalization. */
export const isInscribedPledge = (data: readonly { type: string }[]): boolean =>
  data.every(({ type }) => type === INSCRIBED_PLEDGE);

/** Returns the pledge state after an upload by the point of sale; an upload without files removes the document. */
export const pledgeAfter = (data: readonly { fileIds: readonly string[] }[]): Pledge =>
  data.some(({ fileIds }) => fileIds.length > 0) ? 'RECEIVED' : 'RETURNED';

/**
 * The inscribed pledge releases the payment, so only the point of sale, which receives it from the registry, may
 * upload it.
 * @throws {ApiError} 403 POINT_OF_SALE_ONLY.
 */
export function requirePointOfSale(data: readonly { type: string }[], caller: Caller): void {
  if (isStaff(caller) || !data.some(({ type }) => type === INSCRIBED_PLEDGE)) return;
  throw new ApiError(403, 'POINT_OF_SALE_ONLY', 'La prenda inscripta la sube el punto de venta.');
}
