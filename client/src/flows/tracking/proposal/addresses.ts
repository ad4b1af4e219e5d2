import { PANEL_PATH } from '../../../shared/session/returnPaths.ts';

/** Screens of one proposal (SPEC §2). */
export const proposalPath = (id: string) => `${PANEL_PATH}/propuesta/${encodeURIComponent(id)}`;
export const pledgePath = (id: string) => `${proposalPath(id)}/prenda`;
export const reloadPath = (id: string) => `${proposalPath(id)}/resubir-documentacion`;
