import type { FlowStatus } from '../records/rowTypes.ts';
import type { PhaseName } from '../flow/table.ts';

/** Proposals matching the list filters `flowPhase` and `status`. */
export type BoardStage = Readonly<{
  phase: PhaseName | null;
  status: Extract<FlowStatus, 'A' | 'E'>;
  /** Target in days (docs/domain.md#board). */
  target: number | null;
}>;

/** Target days for an open proposal in its active phase. */
export const targetDays = (phase: string | null): number | null =>
  BOARD_STAGES.find((stage) => stage.phase === phase && stage.status === 'A')?.target ?? null;

const open = (phase: PhaseName, target: number): BoardStage => ({ phase, status: 'A', target });

/** Stages in flow order, except that RELOAD precedes the registry, where most documents are sent back. */
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
