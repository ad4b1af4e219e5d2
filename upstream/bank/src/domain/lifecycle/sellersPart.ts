import { positionOf } from '../flow/machine.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Seller } from '../records/rowTypes.ts';

/** Whether the seller's name is known, not only the phone or mail of the invitation (decision 034). */
export const isNamed = ({ physicalPerson, legalPerson }: Seller): boolean =>
  physicalPerson !== undefined || legalPerson !== undefined;

/**
 * Whether an invited seller may still give data. The seller's part stays open during the applicant's identity check and
 * blocks only the contract.
 */
export const isAwaitedSeller = ({ flow, seller }: Pick<ProposalRow, 'flow' | 'seller'>): boolean =>
  seller?.contact !== undefined && positionOf(flow) === 'BIOMETRIA.createFormalization';
