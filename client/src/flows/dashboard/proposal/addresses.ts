import type { ProposalActor, ResumeStep } from '#generated/graphql.ts';
import { statusHref } from '#shared/page/site.ts';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import type { Session } from '#shared/session/sessionStore.ts';

/** Returns the address of a proposal's page, the base of its other screens (RT-39 to RT-41). */
export const proposalPath = (id: string) => `${DASHBOARD_PATH}/propuesta/${encodeURIComponent(id)}`;
/** Returns the proposal's page for this session. */
export const ownPath = (id: string, { kind }: Session) =>
  kind === 'user' ? proposalPath(id) : statusHref(id);
export const pledgePath = (id: string) => `${proposalPath(id)}/prenda`;
export const reloadPath = (id: string) => `${proposalPath(id)}/resubir-documentacion`;

/** The guest's last step, whose guard redirects to the pending one. */
export const GUEST_DUE_PATH = '/titular/fin-proceso';

/** SH-12: where a signed-in user continues each step; the rest of the seller's phase is on one screen. */
const RESUME: Readonly<Record<ResumeStep, string>> = {
  ADDITIONAL_DATA: '/usuario/titular/datos-personales/adicionales',
  CO_OWNER_ADDITIONAL_DATA: '/usuario/titular/datos-personales/cotitular/adicionales',
  PHONE_VALIDATION: '/usuario/titular/validacion-telefono',
  INSURANCE: '/usuario/titular/seguro',
  SUMMARY: '/usuario/titular/resumen',
  SELLER_DATA: '/usuario/titular/documentacion-vehiculo',
  VEHICLE_DOCUMENTS: '/usuario/titular/documentacion-vehiculo',
  END: '/usuario/titular/fin-proceso',
};

type Resumable = { flow: { canBeResumed: boolean }; waitsFor: ProposalActor | null };

/** Whether the holder's screens can continue the proposal; false for the bank's own steps, such as its review. */
export const canGoOn = ({ flow, waitsFor }: Resumable): boolean => flow.canBeResumed && waitsFor !== 'BANK';

/**
 * Returns the screen where the proposal stopped (ST-08); null if there is none, as in IDENTITY_AND_CONTRACT (SH-13).
 */
export function resumePath(proposal: Resumable & { resumeStep: ResumeStep | null }): string | null {
  return canGoOn(proposal) && proposal.resumeStep !== null ? RESUME[proposal.resumeStep] : null;
}
