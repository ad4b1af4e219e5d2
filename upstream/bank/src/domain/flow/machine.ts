import {
  CO_OWNER_STEPS,
  CONCIERGE,
  type DocumentEventName,
  type EventName,
  type MoveName,
  type PhaseName,
  PHASES,
  type Position,
  RELOAD,
  RELOAD_ROW,
  type Result,
  STEP_OF_EVENT,
  STEPS,
  TABLE,
} from './table.ts';

/** A open, E closed, X cancelled by the bank or by expiry, C cancelled by the applicant (ST-01). */
export type FlowStatus = 'A' | 'E' | 'X' | 'C';
export type PhaseStatus = 'PENDING' | 'ACTIVE' | 'FINALIZED';
type FlowStep = { name: string; status: PhaseStatus };
type FlowPhase = { name: PhaseName; status: PhaseStatus; steps: FlowStep[] };

/**
 * Invariants, except for CONCIERGE. While the status is A, exactly one phase is ACTIVE and exactly one of its steps:
 * the first that is not FINALIZED. Earlier phases are FINALIZED, later ones PENDING; only steps of SELLER stay
 * FINALIZED while the summary awaits another acceptance. At E every step is FINALIZED and the last phase stays ACTIVE
 * (docs/domain.md#the-state-machine). X and C are final.
 */
export type Flow = { status: FlowStatus; flowPhase: FlowPhase[] };

/**
 * `accountChosen`: the account was saved before its phase, so its step is done when the phase begins. `documents`,
 * `document`: step names, unique in the proposal.
 */
export type FlowEvent =
  | { type: Exclude<EventName, 'dataConfirmed'> }
  | { type: 'dataConfirmed'; accountChosen: boolean }
  | { type: 'documentsSentBack'; documents: readonly string[] }
  | { type: 'documentReloaded'; document: string };

type IllegalMove = {
  code: 'ILLEGAL_MOVE';
  event: MoveName;
  position: Position | null;
  status: FlowStatus;
};
type Moved = { ok: true; flow: Flow } | { ok: false; reason: IllegalMove };

const positionName = (phase: PhaseName, step: string): Position => `${phase}.${step}`;
const isPending = ({ status }: FlowStep): boolean => status !== 'FINALIZED';

function withActiveStep(phase: FlowPhase): FlowPhase {
  const active = phase.steps.findIndex(isPending);
  const steps = phase.steps.map((step, at): FlowStep => {
    if (!isPending(step)) return step;
    return { ...step, status: at === active ? 'ACTIVE' : 'PENDING' };
  });
  return { ...phase, status: active === -1 ? 'FINALIZED' : 'ACTIVE', steps };
}

function pendingPhase(phase: FlowPhase): FlowPhase {
  const steps = phase.steps.map((step): FlowStep =>
    isPending(step) ? { ...step, status: 'PENDING' } : step,
  );
  return { ...phase, status: 'PENDING', steps };
}

/** `withActive` sets the status of a phase and its steps. */
const newStep = (name: string): FlowStep => ({ name, status: 'PENDING' });
const newPhase = (name: PhaseName, steps: readonly string[]): FlowPhase => ({
  name,
  status: 'PENDING',
  steps: steps.map(newStep),
});

/** Derives the active phase and step after a change of step statuses. */
function withActive(phases: readonly FlowPhase[]): FlowPhase[] {
  const active = phases.findIndex(({ name, steps }) => name !== CONCIERGE && steps.some(isPending));
  return phases.map((phase, at) => {
    if (phase.name === CONCIERGE || at === active) return withActiveStep(phase);
    return active === -1 || at < active ? { ...phase, status: 'FINALIZED' } : pendingPhase(phase);
  });
}

export function newFlow({ hasCoOwner }: { hasCoOwner: boolean }): Flow {
  const stepsOf = (name: (typeof PHASES)[number]) =>
    STEPS[name].filter((step) => hasCoOwner || !CO_OWNER_STEPS.includes(step));
  const phases = PHASES.map((name) => newPhase(name, stepsOf(name)));
  return { status: 'A', flowPhase: withActive(phases) };
}

/** Returns the active phase, never CONCIERGE (ST-02); null if none is active. */
export function activePhase(flow: Flow): FlowPhase | null {
  return flow.flowPhase.find(({ name, status }) => name !== CONCIERGE && status === 'ACTIVE') ?? null;
}

/** Returns the active phase and step of an open flow; null after its end. */
export function positionOf(flow: Flow): Position | null {
  const phase = flow.status === 'A' ? activePhase(flow) : null;
  const step = phase?.steps.find(({ status }) => status === 'ACTIVE');
  return phase && step ? positionName(phase.name, step.name) : null;
}

function stepStatus(flow: Flow, position: Position | null): PhaseStatus | null {
  for (const { name, steps } of flow.flowPhase) {
    for (const step of steps) if (positionName(name, step.name) === position) return step.status;
  }
  return null;
}

/** Whether a step is FINALIZED; false for null or a step that the flow lacks. */
export function isStepDone(flow: Flow, position: Position | null): boolean {
  return stepStatus(flow, position) === 'FINALIZED';
}

const phaseOf = (flow: Flow, name: PhaseName): FlowPhase | null =>
  flow.flowPhase.find((phase) => phase.name === name) ?? null;

function hasCoOwnerStep(flow: Flow): boolean {
  return flow.flowPhase.some(({ steps }) => steps.some(({ name }) => CO_OWNER_STEPS.includes(name)));
}

const withoutReload = (flow: Flow): Flow => ({
  ...flow,
  flowPhase: withActive(flow.flowPhase.filter(({ name }) => name !== RELOAD)),
});

/** An event, or only its name if its data does not affect legality. */
type Asked = EventName | FlowEvent | { type: EventName };

/** Returns the effect of the event in the current state; null if illegal. */
export function resultOf(flow: Flow, asked: Asked): Result | null {
  const event = typeof asked === 'string' ? { type: asked } : asked;
  const position = positionOf(flow);
  if (position === null) return null;
  const reloading = phaseOf(flow, RELOAD);
  const row = reloading === null ? TABLE[position] : RELOAD_ROW;
  const result = row?.[event.type] ?? null;
  if (event.type === 'documentsSentBack') {
    return 'documents' in event && event.documents.length > 0 ? result : null;
  }
  if (event.type === 'documentReloaded') {
    const isKnown = reloading?.steps.some(({ name }) => 'document' in event && name === event.document);
    return isKnown ? result : null;
  }
  return conditionalResult(flow, event.type, result);
}

function conditionalResult(
  flow: Flow,
  event: Exclude<MoveName, DocumentEventName>,
  result: Result | null,
): Result | null {
  const own = STEP_OF_EVENT[event];
  if (result === 'edit') return isStepDone(flow, own) ? result : null;
  if (result === 'finishAhead') return stepStatus(flow, own) === 'PENDING' ? result : null;
  if (result === 'parallel') return stepStatus(flow, own) === 'ACTIVE' ? result : null;
  if (result === 'addCoOwner') return hasCoOwnerStep(flow) ? null : result;
  if (result === 'startConcierge') return phaseOf(flow, CONCIERGE) === null ? result : null;
  if (result === 'asInterrupted') return resultOf(withoutReload(flow), event);
  return result;
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

/** Makes a step active again; later finished steps stay finished. */
function reopen(flow: Flow, step: Position): Flow {
  const phases = flow.flowPhase.map((phase) => ({
    ...phase,
    steps: phase.steps.map((one): FlowStep =>
      positionName(phase.name, one.name) === step ? newStep(one.name) : one,
    ),
  }));
  return { ...flow, flowPhase: withActive(phases) };
}

/** Closes the flow and keeps its last phase active, shown as 'Prenda inscripta' (ST-09). */
function close(flow: Flow, last: Position | null): Flow {
  const active = activePhase(flow)?.name;
  const flowPhase = finish(flow, [last]).flowPhase.map((phase): FlowPhase =>
    phase.name === active ? { ...phase, status: 'ACTIVE' } : phase,
  );
  return { status: 'E', flowPhase };
}

function addCoOwner(flow: Flow): Flow {
  const phases = flow.flowPhase.map((phase) => {
    if (phase.name !== 'OWNER') return phase;
    const steps = STEPS.OWNER.map((name) => phase.steps.find((step) => step.name === name) ?? newStep(name));
    return { ...phase, steps };
  });
  return { ...flow, flowPhase: withActive(phases) };
}

/**
 * Returns the flow in OWNER after the co-owner was added, changed or removed. The owner's steps stay done; the co-owner
 * starts over. Without a co-owner, an owner who finished every step leaves the phase.
 */
export function withCoOwner(flow: Flow, hasCoOwner: boolean): Flow {
  const owners = phaseOf(flow, 'OWNER')?.steps ?? [];
  const done = owners.filter((step) => !isPending(step) && !CO_OWNER_STEPS.includes(step.name));
  return finish(
    newFlow({ hasCoOwner }),
    done.map(({ name }) => positionName('OWNER', name)),
  );
}

/**
 * Returns the flow after a change of seller, whose documents are missing; unchanged before documents were declared
 * complete.
 */
export function withOtherSeller(flow: Flow): Flow {
  const steps = [STEP_OF_EVENT.documentationUploaded, STEP_OF_EVENT.documentationValidated];
  return steps.filter((step) => isStepDone(flow, step)).reduce(reopen, flow);
}

function insertPhase(flow: Flow, at: number, name: PhaseName, steps: readonly string[]): Flow {
  const phases = flow.flowPhase.toSpliced(at, 0, newPhase(name, steps));
  return { ...flow, flowPhase: withActive(phases) };
}

/** Always inserts the phase after BIOMETRIA, so that equal states have equal flows. */
function startConcierge(flow: Flow): Flow {
  const at = flow.flowPhase.findIndex(({ name }) => name === 'BIOMETRIA') + 1;
  return insertPhase(flow, at, CONCIERGE, STEPS.CONCIERGE);
}

/** Documents that are sent back again become required again. */
function sendBack(flow: Flow, documents: readonly string[]): Flow {
  const names = new Set(documents);
  const before = phaseOf(flow, RELOAD)?.steps.filter(({ name }) => !names.has(name)) ?? [];
  const base = withoutReload(flow);
  const interrupted = base.flowPhase.findIndex(
    ({ name, status }) => name !== CONCIERGE && status === 'ACTIVE',
  );
  const all = [...before.map(({ name }) => name), ...names];
  const done = before.filter((step) => !isPending(step)).map(({ name }) => positionName(RELOAD, name));
  return finish(insertPhase(base, interrupted, RELOAD, all), done);
}

function reload(flow: Flow, document: string): Flow {
  const after = finish(flow, [positionName(RELOAD, document)]);
  const isComplete = after.flowPhase.some(({ name, status }) => name === RELOAD && status === 'FINALIZED');
  return isComplete ? withoutReload(after) : after;
}

function moved(flow: Flow, event: FlowEvent, result: Result): Flow {
  if (event.type === 'documentsSentBack') return sendBack(flow, event.documents);
  if (event.type === 'documentReloaded') return reload(flow, event.document);
  const own = STEP_OF_EVENT[event.type];
  const accountToo = event.type === 'dataConfirmed' && event.accountChosen;
  switch (result) {
    case 'finish':
    case 'finishAhead':
    case 'parallel':
      return finish(flow, accountToo ? [own, STEP_OF_EVENT.accountSaved] : [own]);
    case 'reopen':
      return reopen(flow, STEP_OF_EVENT.summaryAccepted);
    case 'close':
      return close(flow, own);
    case 'addCoOwner':
      return addCoOwner(flow);
    case 'startConcierge':
      return startConcierge(flow);
    case 'cancel':
      return { ...flow, status: 'C' };
    case 'end':
      return { ...flow, status: 'X' };
    case 'edit':
    case 'keep':
    case 'sendBack':
    case 'reload':
    case 'asInterrupted':
      return flow;
  }
}

/** Returns the flow after the event without changing the given flow. Returns illegal moves instead of throwing. */
export function apply(flow: Flow, event: FlowEvent): Moved {
  const result = resultOf(flow, event);
  if (result === null) {
    const { status } = flow;
    return {
      ok: false,
      reason: { code: 'ILLEGAL_MOVE', event: event.type, position: positionOf(flow), status },
    };
  }
  return { ok: true, flow: moved(flow, event, result) };
}
