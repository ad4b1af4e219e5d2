import { formatDay, formatMoney, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { aroundDay } from '#shared/loan/aroundDay.ts';
import { signedContractHref } from '#shared/loan/identityCheck/biometryHref.ts';
import { installmentOf } from '#shared/loan/insured.ts';
import { guestReloadHref, PREFERENCES_PATH } from '#shared/page/site.ts';
import { type NextAction, positionOf } from '../detail/nextAction.ts';
import { reloadPath } from '../proposal/addresses.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { STATUS_TEXTS as TEXT, USUAL_TIME } from './texts.ts';

/** Phases in which the offer can still expire. */
const BEFORE_ACCEPTANCE: ReadonlySet<string> = new Set(['OWNER', 'INSURANCE']);

function installmentsText({ quote, figures }: DashboardProposal): string {
  const count = installmentLabel(quote.term);
  const amount = installmentOf(figures);
  if (amount === null) return count;
  const text = quote.mode === 'UVA' ? TEXT.inUva(formatMoney(amount)) : formatMoney(amount);
  return figures.secondInstallment === null
    ? TEXT.onlyInstallment(count, text)
    : TEXT.installments(count, text);
}

/** Returns amount, instalment and vehicle in one line. */
export const loanLine = (proposal: DashboardProposal): string =>
  [
    formatPesos(proposal.quote.financedAmount.amount),
    installmentsText(proposal),
    vehicleName(proposal.vehicle),
  ].join(' · ');

/** Returns the last day of the offer while the applicant has not accepted it; null if it is unknown. */
function offerDay({ status, activePhase, offerValidUntil }: DashboardProposal): string | null {
  return status === 'OPEN' && activePhase !== null && BEFORE_ACCEPTANCE.has(activePhase.name)
    ? offerValidUntil
    : null;
}

/** Returns the last day of an offer that has expired; null otherwise. */
export function endedOffer(proposal: DashboardProposal, today: string): string | null {
  const day = offerDay(proposal);
  return day !== null && today > day ? day : null;
}

/** Returns when the next action is due or expected, or when the bank paid; null if unknown. */
export function deadline(proposal: DashboardProposal, next: NextAction, today: string): string | null {
  const { expectedPaymentOn, revocation, flow } = proposal;
  const paidOn = revocation?.paidOn ?? null;
  if (paidOn !== null && !flow.isCancelled) return TEXT.paid(formatDay(paidOn));
  const day = offerDay(proposal);
  if (next.kind === 'mine' && day !== null) {
    return endedOffer(proposal, today) === null ? TEXT.until(formatDay(day)) : null;
  }
  if (expectedPaymentOn !== null) return TEXT.expected(aroundDay(expectedPaymentOn));
  const step = positionOf(proposal)?.step;
  return next.kind === 'theirs' && step !== undefined ? (USUAL_TIME[step] ?? null) : null;
}

type Act = { label: string; href: string; resumes: boolean };

/** Returns what the guest can do now, at a guest's addresses; null if there is nothing to do or read. */
export function statusAct(proposal: DashboardProposal, { action }: NextAction): Act | null {
  const { id, flow } = proposal;
  if (flow.isCancelled) return { label: TEXT.fresh, href: PREFERENCES_PATH, resumes: false };
  if (action?.href === reloadPath(id)) return { ...action, href: guestReloadHref(id) };
  if (action !== null && (action.resumes || flow.isBiometryInProgress)) return action;
  return flow.isContractSigned
    ? { label: TEXT.contract, href: signedContractHref(id), resumes: false }
    : null;
}
