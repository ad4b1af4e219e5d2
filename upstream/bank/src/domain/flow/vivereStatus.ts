import type { Flow, FlowStatus } from './machine.ts';
import { activePhase } from './machine.ts';
import { RELOAD, type PhaseName } from './table.ts';

/**
 * Status ids of Vivere proposals, which the gateway maps to a stage and colour. Ids belong to stages, not steps: each
 * phase has the first id of its stage (docs/domain.md#vivere-stages).
 */
const STATUS_OF_PHASE = {
  OWNER: 1001,
  INSURANCE: 1005,
  SELLER: 101,
  BIOMETRIA: 1008,
  REGISTRO_PRENDA: 1012,
  REGISTRO_PRENDA_INSCRIPTA: 1019,
} as const satisfies Partial<Record<PhaseName, number>>;

/** The contract is confirmed but no account is chosen yet. */
const FORMALIZED = 1007;
const SETTLED = 1014;
const ENDED: Readonly<Record<Exclude<FlowStatus, 'A'>, number>> = { E: SETTLED, X: 1002, C: 1003 };

const isListed = (name: PhaseName): name is keyof typeof STATUS_OF_PHASE => name in STATUS_OF_PHASE;

/** Returns the Vivere status id of a flow. RELOAD has no id and gets that of the interrupted phase. */
export function vivereStatusOf(flow: Flow): number {
  if (flow.status !== 'A') return ENDED[flow.status];
  const active = activePhase(flow);
  const phase =
    active?.name === RELOAD
      ? flow.flowPhase.find(({ name, status }) => status === 'PENDING' && isListed(name))
      : active;
  if (!phase || !isListed(phase.name)) throw new Error('an open flow has an active phase');
  const formalized = phase.steps.some(
    ({ name, status }) => name === 'createFormalization' && status === 'FINALIZED',
  );
  return formalized ? FORMALIZED : STATUS_OF_PHASE[phase.name];
}
