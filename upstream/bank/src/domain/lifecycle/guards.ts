import type { Bank } from '../bank.ts';
import { isExpiryDue } from '../flow/expiry.ts';
import { conflict } from '../../platform/http/errors.ts';
import type { ProposalRow } from '../records/proposals.ts';

/** Phases in which the applicant still fills the proposal in; after them only the flow's own steps write. */
const BEFORE_FORMALIZATION: readonly (string | null)[] = ['OWNER', 'INSURANCE', 'SELLER'];

export const isBeforeFormalization = (proposal: ProposalRow): boolean =>
  proposal.flowStatus === 'A' && BEFORE_FORMALIZATION.includes(proposal.phase);

/** The sweep that ends old proposals runs once an hour: one past its days counts as ended before it comes by. */
export const isPastItsDays = ({ clock }: Pick<Bank, 'clock'>, { flow, createdAt }: ProposalRow): boolean =>
  isExpiryDue(flow, createdAt, clock.now());

export function requireOpen(bank: Pick<Bank, 'clock'>, proposal: ProposalRow): void {
  if (proposal.flowStatus !== 'A' || isPastItsDays(bank, proposal)) {
    throw conflict('PROPOSAL_NOT_OPEN', 'Esta solicitud ya no está abierta.');
  }
}

export function requireBeforeFormalization(bank: Pick<Bank, 'clock'>, proposal: ProposalRow): void {
  requireOpen(bank, proposal);
  if (!isBeforeFormalization(proposal)) {
    throw conflict('ILLEGAL_MOVE', 'La solicitud ya avanzó y este dato no se puede cambiar.');
  }
}

/** ST-19: the seller says whether the data are right; while they are said to be wrong, nothing goes on from them. */
export function requireSellerValidated({ seller }: Pick<ProposalRow, 'seller'>): void {
  if (seller?.hasDataValidated === false) {
    throw conflict('SELLER_NOT_VALIDATED', 'Los datos del vendedor todavía no están validados.');
  }
}

/** The loan is paid to the seller when the inscribed pledge is back, so that the account has to be known by then. */
export function requireSellerAccount({
  seller,
  sellerAccount,
}: Pick<ProposalRow, 'seller' | 'sellerAccount'>): void {
  if (seller !== null && sellerAccount === null) {
    throw conflict('SELLER_ACCOUNT_MISSING', 'Falta la cuenta donde cobra el vendedor.');
  }
}
