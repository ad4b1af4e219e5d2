import type { ResumeStep } from '../../../generated/graphql.ts';
import { PANEL_PATH } from '../../../shared/session/returnPaths.ts';

/** Screens of one proposal (SPEC §2). */
export const proposalPath = (id: string) => `${PANEL_PATH}/propuesta/${encodeURIComponent(id)}`;
export const pledgePath = (id: string) => `${proposalPath(id)}/prenda`;
export const reloadPath = (id: string) => `${proposalPath(id)}/resubir-documentacion`;

/** SH-12: where a signed-in person goes on; all that is left of the seller's phase is on one screen. */
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

const BIOMETRY_PATH = '/biometria';

type Resumable = {
  id: string;
  resumable: boolean;
  biometryInProgress: boolean;
  resumeStep: ResumeStep | null;
};

/** Where the proposal stopped (ST-08); null where there is nothing to go on with. */
export function resumePath({ id, resumable, biometryInProgress, resumeStep }: Resumable): string | null {
  if (!resumable) return null;
  if (biometryInProgress) return `${BIOMETRY_PATH}?id=${encodeURIComponent(id)}`;
  return resumeStep === null ? null : RESUME[resumeStep];
}
