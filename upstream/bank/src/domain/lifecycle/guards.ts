import type { Bank } from '../bank.ts';
import { isStepDone } from '../flow/machine.ts';
import { isExpiryDue } from '../flow/expiry.ts';
import { conflict } from '../../platform/http/errors.ts';
import { isNamed } from './sellersPart.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { pledgedBy } from '../records/vehicles.ts';

const BEFORE_FORMALIZATION: readonly (string | null)[] = ['OWNER', 'INSURANCE', 'SELLER'];

/** Whether the proposal is open and its data is not confirmed yet. */
export const isBeforeFormalization = (proposal: ProposalRow): boolean =>
  proposal.flowStatus === 'A' && BEFORE_FORMALIZATION.includes(proposal.phase);

/**
 * Whether the proposal is past its expiry date. It may still be open, because the job that ends it runs only once an
 * hour.
 */
export const isPastItsDays = ({ clock }: Pick<Bank, 'clock'>, { flow, createdAt }: ProposalRow): boolean =>
  isExpiryDue(flow, createdAt, clock.now());

/** @throws {ApiError} 409 PROPOSAL_NOT_OPEN if the proposal ended or expired. */
export function requireOpen(bank: Pick<Bank, 'clock'>, proposal: ProposalRow): void {
  if (proposal.flowStatus !== 'A' || isPastItsDays(bank, proposal)) {
    throw conflict('PROPOSAL_NOT_OPEN', 'Esta solicitud ya no está abierta.');
  }
}

/** @throws {ApiError} 409 PROPOSAL_NOT_OPEN, or ILLEGAL_MOVE after the data was confirmed. */
export function requireBeforeFormalization(bank: Pick<Bank, 'clock'>, proposal: ProposalRow): void {
  requireOpen(bank, proposal);
  if (!isBeforeFormalization(proposal)) {
    throw conflict('ILLEGAL_MOVE', 'La solicitud ya avanzó y este dato no se puede cambiar.');
  }
}

/**
 * ST-19: seller data marked as wrong blocks the flow; missing seller data does not (decision 034).
 * @throws {ApiError} 409 SELLER_NOT_VALIDATED.
 */
export function requireSellerValidated({ seller }: Pick<ProposalRow, 'seller'>): void {
  if (seller?.hasDataValidated === false && isNamed(seller)) {
    throw conflict('SELLER_NOT_VALIDATED', 'Los datos del vendedor todavía no están validados.');
  }
}

type Payee = Pick<ProposalRow, 'seller' | 'sellerAccount'>;

/** Whether the seller's payout account is missing. The bank already has the accounts of dealers. */
const lacksAccount = ({ seller, sellerAccount }: Payee): boolean =>
  seller !== null && seller.pointOfSale === undefined && sellerAccount === null;

/** Whether a named seller must give the account now: the data is confirmed and the payment is pending. */
export const awaitsSellerAccount = (proposal: ProposalRow): boolean =>
  lacksAccount(proposal) &&
  proposal.seller !== null &&
  isNamed(proposal.seller) &&
  proposal.flowStatus === 'A' &&
  isStepDone(proposal.flow, 'SELLER.confirmData');

/**
 * The bank pays the seller when the inscribed pledge returns, so it needs the account by then.
 * @throws {ApiError} 409 SELLER_ACCOUNT_MISSING.
 */
export function requireSellerAccount(proposal: Payee): void {
  if (lacksAccount(proposal)) {
    throw conflict('SELLER_ACCOUNT_MISSING', 'Falta la cuenta donde cobra el vendedor.');
  }
}

/** Returns when the payment was put on hold for review after a change of account or payee; null without a hold. */
export const heldSinceOf = ({
  seller,
  sellerAccount,
}: Pick<ProposalRow, 'seller' | 'sellerAccount'>): string | null =>
  sellerAccount?.heldSince ?? seller?.history?.heldSince ?? null;

/**
 * A confirmed revocation blocks signatures, pledge and payment until the bank's staff resolve it
 * (docs/domain.md#revocation).
 * @throws {ApiError} 409 LOAN_REVOKED.
 */
export function requireNotRevoked({ revocationHeldSince }: Pick<ProposalRow, 'revocationHeldSince'>): void {
  if (revocationHeldSince === null) return;
  throw conflict(
    'LOAN_REVOKED',
    'Pidieron la revocación de este préstamo. Hasta que el banco la resuelva, no se firma, no se inscribe la prenda y no se paga.',
  );
}

/** @throws {ApiError} 409 PAYMENT_ON_HOLD. */
export function requirePaymentReleased(sale: Pick<ProposalRow, 'seller' | 'sellerAccount'>): void {
  if (heldSinceOf(sale) !== null) {
    throw conflict('PAYMENT_ON_HOLD', 'Falta revisar la cuenta del vendedor: hay que liberar el pago.');
  }
}

/**
 * A vehicle can secure only one first-degree pledge. Unsigned proposals do not reserve the vehicle.
 * @throws {ApiError} 409 VEHICLE_PLEDGED.
 */
export async function requireUnpledged(
  { sql }: Pick<Bank, 'sql'>,
  proposal: Pick<ProposalRow, 'uuid' | 'vehicle'>,
): Promise<void> {
  const field = await pledgedBy(sql, proposal);
  if (field === null) return;
  const message = 'Ese vehículo ya garantiza otro préstamo en curso.';
  throw conflict('VEHICLE_PLEDGED', message, { [field]: message });
}
