import { toldToApplicant } from '#shared/loan/proposal/cancelTexts.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { isBeforePhone, type Positioned } from './noReminder.ts';

const TEXT = {
  nobody: 'No le avisamos a nadie: el titular todavía no validó su celular.',
  owner: 'Le avisamos por correo al titular.',
  borrowers: 'Les avisamos por correo al titular y al cotitular.',
  seller: 'Al vendedor del vehículo no le avisamos.',
} as const;

/**
 * Returns the text about whom the bank notifies of a cancellation: the borrowers, by mail, once the applicant's phone
 * is validated.
 */
export function toldOfCancelling(
  proposal: Positioned & Pick<DashboardProposal, 'parties' | 'seller'>,
  role: Role,
): string {
  const hasCoOwner = proposal.parties.some((party) => party.role === 'CO_OWNER');
  if (role === 'APPLICANT') return toldToApplicant(hasCoOwner);
  if (isBeforePhone(proposal)) return TEXT.nobody;
  const told = hasCoOwner ? TEXT.borrowers : TEXT.owner;
  return proposal.seller === null ? told : `${told} ${TEXT.seller}`;
}
