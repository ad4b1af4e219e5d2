import type { FlowStatus } from '../records/rowTypes.ts';
import type { PhaseName } from '../flow/table.ts';

/** The proposals that the list's filters `flowPhase` and `status` find. */
export type BoardStage = Readonly<{
  phase: PhaseName | null;
  status: Extract<FlowStatus, 'A' | 'E'>;
  /** Days (docs/domain.md#board). */
  target: number | null;
}>;

const open = (phase: PhaseName, target: number): BoardStage => ({ phase, status: 'A', target });

/** In the order of the flow; documents to correct come before the registry, where most are sent back. */
export const BOARD_STAGES: readonly BoardStage[] = [
  open('OWNER', 2),
  open('INSURANCE', 2),
  open('SELLER', 5),
  open('BIOMETRIA', 3),
  open('RE_LOAD_DOCUMENTATION', 3),
  open('REGISTRO_PRENDA', 5),
  open('REGISTRO_PRENDA_INSCRIPTA', 15),
  { phase: null, status: 'E', target: null },
];
