import type { FlowStepName } from '#generated/graphql.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { positionOf } from './nextAction.ts';

/** For sellers, if the bank sends messages. */
const TEXT =
  'Todavía no se puede mandar un recordatorio: falta que el titular valide su celular. Llamalo o seguí con él en «Continuar».';

export type Positioned = Pick<DashboardProposal, 'status' | 'activePhase' | 'phases'>;

/** Steps before the phone is confirmed as the applicant's (docs/security.md#messages-to-people). */
const BEFORE_PHONE: ReadonlySet<FlowStepName> = new Set(['ADDRESS', 'CO_OWNER_ADDRESS', 'PHONE_VALIDATION']);

/** Whether the bank does not message the applicant yet. */
export function isBeforePhone(proposal: Positioned): boolean {
  const position = positionOf(proposal);
  return position !== null && BEFORE_PHONE.has(position.step);
}

/** Returns why the applicant cannot be reminded and what a seller can do; null if the step is not the reason. */
export function noReminderText(proposal: Positioned): string | null {
  return isBeforePhone(proposal) ? TEXT : null;
}
