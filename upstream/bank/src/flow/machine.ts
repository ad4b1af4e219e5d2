import {
  CO_OWNER_STEP,
  type EventName,
  type PhaseName,
  PHASES,
  type Position,
  type Result,
  STEP_OF_EVENT,
  type StepName,
  STEPS,
  TABLE,
} from './table.ts';

/** A open, E closed, X cancelled by the bank or by expiry, C cancelled by the applicant (SPEC §4). */
export type FlowStatus = 'A' | 'E' | 'X' | 'C';
export type PhaseStatus = 'PENDING' | 'ACTIVE' | 'FINALIZED';
export type FlowStep = { name: StepName; status: PhaseStatus };
export type FlowPhase = { name: PhaseName; status: PhaseStatus; steps: FlowStep[] };

/**
 * While the status is A exactly one phase is ACTIVE and exactly one of its steps, its first that is not
 * FINALIZED, is ACTIVE. Phases before it are FINALIZED, phases after it PENDING.
 */
export type Flow = { status: FlowStatus; flowPhase: FlowPhase[] };

/** `accountChosen`: the account was saved before its phase, so its step is done on entering it. */
export type FlowEvent =
  { type: Exclude<EventName, 'dataConfirmed'> } | { type: 'dataConfirmed'; accountChosen: boolean };

export type IllegalMove = {
  code: 'ILLEGAL_MOVE';
  event: EventName;
  position: Position | null;
  status: FlowStatus;
};
export type Moved = { ok: true; flow: Flow } | { ok: false; reason: IllegalMove };

function positionName(phase: PhaseName, step: StepName): Position {
  return `${phase}.${step}`;
}

/** The phases after any change of step statuses, with what is active worked out anew. */
function withActive(phases: readonly FlowPhase[]): FlowPhase[] {
  const active = phases.findIndex(({ steps }) => steps.some(({ status }) => status !== 'FINALIZED'));
  return phases.map((phase, at) => {
    if (active === -1 || at < active) return { ...phase, status: 'FINALIZED' };
    if (at > active) return { ...phase, status: 'PENDING' };
    const pending = phase.steps.findIndex(({ status }) => status !== 'FINALIZED');
    const steps = phase.steps.map((step, stepAt): FlowStep => {
      if (step.status === 'FINALIZED') return step;
      return { ...step, status: stepAt === pending ? 'ACTIVE' : 'PENDING' };
    });
    return { ...phase, status: 'ACTIVE', steps };
  });
}

/** The flow of a proposal just posted. */
export function newFlow({ hasCoOwner }: { hasCoOwner: boolean }): Flow {
  const phases = PHASES.map((name): FlowPhase => {
    const steps = STEPS[name].filter((step) => hasCoOwner || step !== CO_OWNER_STEP);
    return { name, status: 'PENDING', steps: steps.map((step) => ({ name: step, status: 'PENDING' })) };
  });
  return { status: 'A', flowPhase: withActive(phases) };
}

export function activePhase(flow: Flow): FlowPhase | null {
  return flow.flowPhase.find(({ status }) => status === 'ACTIVE') ?? null;
}

/** Where an open flow stands; null once it has ended. */
export function positionOf(flow: Flow): Position | null {
  const phase = flow.status === 'A' ? activePhase(flow) : null;
  const step = phase?.steps.find(({ status }) => status === 'ACTIVE');
  return phase && step ? positionName(phase.name, step.name) : null;
}

export function isStepDone(flow: Flow, position: Position): boolean {
  return flow.flowPhase.some(({ name, steps }) =>
    steps.some((step) => positionName(name, step.name) === position && step.status === 'FINALIZED'),
  );
}

/** What the event would do now, or null when it is illegal. */
export function resultOf(flow: Flow, event: EventName): Result | null {
  const position = positionOf(flow);
  const result = position === null ? null : (TABLE[position]?.[event] ?? null);
  const own = STEP_OF_EVENT[event];
  if (result === 'edit') return own !== null && isStepDone(flow, own) ? result : null;
  if (result === 'addCoOwner') return hasCoOwnerStep(flow) ? null : result;
  return result;
}

function hasCoOwnerStep(flow: Flow): boolean {
  return flow.flowPhase.some(({ steps }) => steps.some(({ name }) => name === CO_OWNER_STEP));
}

function finish(flow: Flow, done: readonly (Position | null)[]): Flow {
  const phases = flow.flowPhase.map((phase) => ({
    ...phase,
    steps: phase.steps.map((step): FlowStep =>
      done.includes(positionName(phase.name, step.name)) ? { ...step, status: 'FINALIZED' } : step,
    ),
  }));
  return { ...flow, flowPhase: withActive(phases) };
}

function addCoOwner(flow: Flow): Flow {
  const phases = flow.flowPhase.map((phase) => {
    if (phase.name !== 'OWNER') return phase;
    const steps = STEPS.OWNER.map(
      (name): FlowStep => phase.steps.find((step) => step.name === name) ?? { name, status: 'PENDING' },
    );
    return { ...phase, steps };
  });
  return { ...flow, flowPhase: withActive(phases) };
}

const STATUS_AFTER = { cancel: 'C', end: 'X' } as const;

function moved(flow: Flow, event: FlowEvent, result: Result): Flow {
  if (result === 'edit' || result === 'keep') return flow;
  if (result === 'addCoOwner') return addCoOwner(flow);
  if (result !== 'finish') return { ...flow, status: STATUS_AFTER[result] };
  const own = STEP_OF_EVENT[event.type];
  const accountToo = event.type === 'dataConfirmed' && event.accountChosen;
  return finish(flow, accountToo ? [own, STEP_OF_EVENT.accountSaved] : [own]);
}

/** The flow after the event; the flow given is never changed. An illegal move is a value, not a throw. */
export function apply(flow: Flow, event: FlowEvent): Moved {
  const result = resultOf(flow, event.type);
  if (result === null) {
    const { status } = flow;
    return {
      ok: false,
      reason: { code: 'ILLEGAL_MOVE', event: event.type, position: positionOf(flow), status },
    };
  }
  return { ok: true, flow: moved(flow, event, result) };
}
