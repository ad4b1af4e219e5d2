import { nameCase } from '@prendarios/rules/displayCase';
import { toldToApplicant } from '#shared/loan/proposal/cancelTexts.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import type { Assignee } from '../reach/useAssignee.ts';
import { isBeforePhone, type Positioned } from './noReminder.ts';

const TEXT = {
  nobody: 'No le avisamos a nadie: el titular todavía no validó su celular.',
  owner: 'Le avisamos por correo al titular.',
  borrowers: 'Les avisamos por correo al titular y al cotitular.',
  seller: 'Al vendedor del vehículo no le avisamos.',
  colleague: (name: string | null) => `La tiene ${name ?? 'otra persona'}: también le avisamos.`,
} as const;

/**
 * Returns the text about whom the bank notifies of a cancellation: the borrowers, by mail, once the applicant's phone
 * is validated, and the colleague who follows up the proposal.
 */
export function toldOfCancelling(
  proposal: Positioned & Pick<DashboardProposal, 'parties' | 'seller'>,
  role: Role,
  assignee: Assignee = null,
): string {
  const hasCoOwner = proposal.parties.some((party) => party.role === 'CO_OWNER');
  if (role === 'APPLICANT') return toldToApplicant(hasCoOwner);
  return [
    isBeforePhone(proposal) ? TEXT.nobody : hasCoOwner ? TEXT.borrowers : TEXT.owner,
    ...(proposal.seller === null || isBeforePhone(proposal) ? [] : [TEXT.seller]),
    ...(assignee === null || assignee.isViewer
      ? []
      : [TEXT.colleague(assignee.name === null ? null : nameCase(assignee.name))]),
  ].join(' ');
}
