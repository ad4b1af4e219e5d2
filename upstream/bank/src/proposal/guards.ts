import { conflict } from '../http/errors.ts';
import type { ProposalRow } from './store.ts';

/** Phases in which the applicant still fills the proposal in; after them only the flow's own steps write. */
const BEFORE_FORMALIZATION: readonly (string | null)[] = ['OWNER', 'INSURANCE', 'SELLER'];

export const isBeforeFormalization = (proposal: ProposalRow): boolean =>
  proposal.flowStatus === 'A' && BEFORE_FORMALIZATION.includes(proposal.phase);

export function requireOpen(proposal: ProposalRow): void {
  if (proposal.flowStatus !== 'A') {
    throw conflict('PROPOSAL_NOT_OPEN', 'Esta solicitud ya no está abierta.');
  }
}

export function requireBeforeFormalization(proposal: ProposalRow): void {
  requireOpen(proposal);
  if (!isBeforeFormalization(proposal)) {
    throw conflict('ILLEGAL_MOVE', 'La solicitud ya avanzó y este dato no se puede cambiar.');
  }
}

/** ST-19: who sells says whether the data are right; while they are said to be wrong, nothing goes on from them. */
export function requireSellerValidated({ seller }: Pick<ProposalRow, 'seller'>): void {
  if (seller?.hasDataValidated === false) {
    throw conflict('SELLER_NOT_VALIDATED', 'Los datos del vendedor todavía no están validados.');
  }
}
