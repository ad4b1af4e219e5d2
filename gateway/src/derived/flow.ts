import type { FlowAnswer } from '../bank/contract.ts';
import type { ProposalStatus } from '../generated/resolvers.ts';

type Phase = FlowAnswer['flowPhase'][number];

const STATUS: Readonly<Record<string, { name: ProposalStatus; label: string }>> = {
  A: { name: 'OPEN', label: 'Abierta' },
  E: { name: 'CLOSED', label: 'Cerrada' },
  X: { name: 'CANCELLED_BY_BANK', label: 'Cancelada' },
  C: { name: 'CANCELLED_BY_APPLICANT', label: 'Cancelada' },
};
const UNKNOWN_STATUS_LABEL = 'En proceso';

const FILLED_BY_THE_PERSON: readonly string[] = ['OWNER', 'INSURANCE', 'SELLER'];

export function proposalStatus(flow: FlowAnswer): ProposalStatus {
  return STATUS[flow.status]?.name ?? 'UNKNOWN';
}

/** Returns the active phase. CONCIERGE runs in parallel and never counts (ST-02). */
export function activePhase(flow: FlowAnswer): Phase | null {
  return flow.flowPhase.find(({ name, status }) => status === 'ACTIVE' && name !== 'CONCIERGE') ?? null;
}

/** Returns the last finalized phase in flow order, ignoring CONCIERGE (ST-02). */
export function lastFinalizedPhase(flow: FlowAnswer): Phase | null {
  return (
    flow.flowPhase.findLast(({ name, status }) => status === 'FINALIZED' && name !== 'CONCIERGE') ?? null
  );
}

export function isCancelled(flow: FlowAnswer): boolean {
  return flow.status === 'X' || flow.status === 'C';
}

function phaseNamed(flow: FlowAnswer, name: string): Phase | undefined {
  return flow.flowPhase.find((phase) => phase.name === name);
}

export function isBiometryInProgress(flow: FlowAnswer): boolean {
  return !isCancelled(flow) && phaseNamed(flow, 'BIOMETRIA')?.status === 'ACTIVE';
}

export function isBiometryFinalized(flow: FlowAnswer): boolean {
  return phaseNamed(flow, 'BIOMETRIA')?.status === 'FINALIZED';
}

export function isStepDone(flow: FlowAnswer, phase: string, step: string): boolean {
  const found = phaseNamed(flow, phase)?.steps.find(({ name }) => name === step);
  return found?.status === 'FINALIZED';
}

export const isAccountSaved = (flow: FlowAnswer): boolean => isStepDone(flow, 'BIOMETRIA', 'saveAccount');

/** Signing the contract finishes this step (docs/domain.md#the-state-machine). */
export const isContractSigned = (flow: FlowAnswer): boolean =>
  isStepDone(flow, 'BIOMETRIA', 'createFormalization');

export function isPledgeRegistryMode(flow: FlowAnswer): boolean {
  return !isCancelled(flow) && activePhase(flow)?.name === 'REGISTRO_PRENDA_INSCRIPTA';
}

export function isResumable(flow: FlowAnswer): boolean {
  const active = activePhase(flow);
  if (flow.status !== 'A' || active === null) return false;
  return FILLED_BY_THE_PERSON.includes(active.name) || isBiometryInProgress(flow);
}

/** Returns a proposal's display name (ST-09). `labelOf` returns the bank's label for a phase (get_flow_phases). */
export function displayName(flow: FlowAnswer, labelOf: (phase: string) => string): string {
  const active = activePhase(flow);
  if (flow.status === 'A' && active !== null) return labelOf(active.name);
  if (flow.status === 'E') return isPledgeRegistryMode(flow) ? 'Prenda inscripta' : 'Finalizada';
  return STATUS[flow.status]?.label ?? UNKNOWN_STATUS_LABEL;
}
