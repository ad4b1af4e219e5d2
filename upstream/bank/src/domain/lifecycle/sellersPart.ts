import { positionOf } from '../flow/machine.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Seller } from '../records/rowTypes.ts';

/** Whether the seller is known by name, and not only by the phone or mail that the link went to (decision 034). */
export const isNamed = ({ physicalPerson, legalPerson }: Seller): boolean =>
  physicalPerson !== undefined || legalPerson !== undefined;

/**
 * A seller who was invited by link is late for nothing but the contract: their part stays open during the identity check,
 * while the applicant goes on.
 */
export const isAwaitedSeller = ({ flow, seller }: Pick<ProposalRow, 'flow' | 'seller'>): boolean =>
  seller?.contact !== undefined && positionOf(flow) === 'BIOMETRIA.createFormalization';
