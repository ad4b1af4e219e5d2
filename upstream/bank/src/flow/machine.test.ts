import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activePhase, apply, type Flow, type FlowEvent, isStepDone, newFlow, positionOf } from './machine.ts';
import { PHASES, type EventName, type Position } from './table.ts';

const event = (type: EventName, accountChosen = false): FlowEvent =>
  type === 'dataConfirmed' ? { type, accountChosen } : { type };

function run(flow: Flow, ...names: EventName[]): Flow {
  return names.reduce((current, name) => {
    const moved = apply(current, event(name));
    if (!moved.ok) throw new Error(`${name} is illegal at ${positionOf(current)}`);
    return moved.flow;
  }, flow);
}

/** The straight way, with a co-owner: what brings the flow to each position. */
const WAY: readonly [Position, EventName][] = [
  ['OWNER.address', 'ownerSaved'],
  ['OWNER.addressCoOwner', 'coOwnerSaved'],
  ['OWNER.validateCode', 'codeValidated'],
  ['INSURANCE.load', 'insuranceChosen'],
  ['INSURANCE.sendLoanSummary', 'summaryAccepted'],
  ['SELLER.load', 'sellerSaved'],
  ['SELLER.uploadDocumentation', 'documentationUploaded'],
  ['SELLER.validateDocumentation', 'documentationValidated'],
  ['SELLER.confirmData', 'dataConfirmed'],
];
const EVENTS: readonly EventName[] = [
  'ownerSaved',
  'coOwnerSaved',
  'codeValidated',
  'insuranceChosen',
  'summaryAccepted',
  'sellerSaved',
  'documentationUploaded',
  'documentationValidated',
  'dataConfirmed',
  'accountSaved',
  'coOwnerAdded',
  'cancelled',
  'expired',
  'cancelledByBank',
];

function flowAt(position: Position, hasCoOwner = true): Flow {
  const before = WAY.slice(
    0,
    WAY.findIndex(([name]) => name === position),
  );
  const events = before.map(([, name]) => name).filter((name) => hasCoOwner || name !== 'coOwnerSaved');
  return run(newFlow({ hasCoOwner }), ...events);
}
const inBiometry = run(newFlow({ hasCoOwner: true }), ...WAY.map(([, name]) => name));

/** Legal events beside those that end the flow, for a flow with a co-owner, by position. */
const EDITS: Readonly<Partial<Record<Position, readonly EventName[]>>> = {
  'OWNER.addressCoOwner': ['ownerSaved'],
  'OWNER.validateCode': ['ownerSaved', 'coOwnerSaved'],
  'INSURANCE.load': ['ownerSaved', 'coOwnerSaved'],
  'INSURANCE.sendLoanSummary': ['ownerSaved', 'coOwnerSaved', 'insuranceChosen'],
  'SELLER.load': ['ownerSaved', 'coOwnerSaved', 'insuranceChosen', 'accountSaved'],
  'SELLER.uploadDocumentation': [
    'ownerSaved',
    'coOwnerSaved',
    'insuranceChosen',
    'sellerSaved',
    'accountSaved',
  ],
  'SELLER.validateDocumentation': [
    'ownerSaved',
    'coOwnerSaved',
    'insuranceChosen',
    'sellerSaved',
    'documentationUploaded',
    'accountSaved',
  ],
  'SELLER.confirmData': [
    'ownerSaved',
    'coOwnerSaved',
    'insuranceChosen',
    'sellerSaved',
    'documentationUploaded',
    'documentationValidated',
    'accountSaved',
  ],
};
const ENDINGS = [
  ['cancelled', 'C'],
  ['expired', 'X'],
  ['cancelledByBank', 'X'],
] as const;

describe('a new flow', () => {
  it.each([
    [true, ['address', 'addressCoOwner', 'validateCode']],
    [false, ['address', 'validateCode']],
  ])('with a co-owner (%s) begins at the address', (hasCoOwner, steps) => {
    const flow = newFlow({ hasCoOwner });
    expect(flow.status).toBe('A');
    expect(flow.flowPhase.map(({ name }) => name)).toEqual([...PHASES]);
    expect(activePhase(flow)?.steps.map(({ name }) => name)).toEqual(steps);
    expect(positionOf(flow)).toBe('OWNER.address');
  });
});

describe('the straight way', () => {
  it.each(WAY)('at %s, %s finishes the step and moves to the next', (position, name) => {
    const before = flowAt(position);
    expect(positionOf(before)).toBe(position);
    const after = run(before, name);
    const next = WAY[WAY.findIndex(([at]) => at === position) + 1]?.[0] ?? 'BIOMETRIA.createFormalization';
    expect(positionOf(after)).toBe(next);
    expect(isStepDone(after, position)).toBe(true);
  });

  it('without a co-owner goes from the address to the code', () => {
    expect(positionOf(run(newFlow({ hasCoOwner: false }), 'ownerSaved'))).toBe('OWNER.validateCode');
  });
});

describe('at every position', () => {
  it.each(WAY.flatMap(([position]) => (EDITS[position] ?? []).map((name) => [position, name] as const)))(
    '%s: %s again changes nothing',
    (position, name) => {
      const flow = flowAt(position);
      expect(apply(flow, event(name))).toEqual({ ok: true, flow });
    },
  );

  it.each(WAY.flatMap(([position]) => ENDINGS.map(([name, status]) => [position, name, status] as const)))(
    '%s: %s ends the flow as %s, and nothing follows',
    (position, name, status) => {
      const flow = flowAt(position);
      const ended = run(flow, name);
      expect(ended).toEqual({ ...flow, status });
      expect(positionOf(ended)).toBeNull();
      for (const later of EVENTS) expect(apply(ended, event(later)).ok).toBe(false);
    },
  );

  it.each(WAY.map(([position]) => position))('%s: any other event is illegal', (position) => {
    const flow = flowAt(position);
    const legal = new Set<EventName>([
      ...WAY.filter(([at]) => at === position).map(([, name]) => name),
      ...(EDITS[position] ?? []),
      ...ENDINGS.map(([name]) => name),
    ]);
    for (const name of EVENTS.filter((candidate) => !legal.has(candidate))) {
      expect(apply(flow, event(name))).toEqual({
        ok: false,
        reason: { code: 'ILLEGAL_MOVE', event: name, position, status: 'A' },
      });
    }
  });
});

describe('the co-owner', () => {
  it.each(['OWNER.address', 'OWNER.validateCode'] as const)(
    'added at %s is asked for an address',
    (position) => {
      const flow = run(flowAt(position, false), 'coOwnerAdded');
      const then = position === 'OWNER.address' ? run(flow, 'ownerSaved') : flow;
      expect(positionOf(then)).toBe('OWNER.addressCoOwner');
      expect(positionOf(run(then, 'coOwnerSaved'))).toBe('OWNER.validateCode');
      expect(apply(flow, event('coOwnerAdded')).ok).toBe(false);
    },
  );

  it('cannot be edited where there is none', () => {
    expect(apply(flowAt('INSURANCE.load', false), event('coOwnerSaved')).ok).toBe(false);
  });
});

describe('biometry', () => {
  it.each([
    [true, true],
    [false, false],
  ])('entered with an account chosen (%s) has saveAccount done: %s', (accountChosen, done) => {
    const entered = apply(flowAt('SELLER.confirmData'), event('dataConfirmed', accountChosen));
    const flow = entered.ok ? entered.flow : newFlow({ hasCoOwner: false });
    expect(positionOf(flow)).toBe('BIOMETRIA.createFormalization');
    expect(isStepDone(flow, 'BIOMETRIA.saveAccount')).toBe(done);
  });

  it('takes the account before the formalization, as often as it is chosen', () => {
    const saved = run(inBiometry, 'accountSaved');
    expect(isStepDone(saved, 'BIOMETRIA.saveAccount')).toBe(true);
    expect(positionOf(saved)).toBe('BIOMETRIA.createFormalization');
    expect(run(saved, 'accountSaved')).toEqual(saved);
  });

  it.each(['ownerSaved', 'insuranceChosen', 'sellerSaved', 'dataConfirmed'] as const)(
    'no longer takes %s',
    (name) => expect(apply(inBiometry, event(name)).ok).toBe(false),
  );

  it.each(ENDINGS)('%s ends it as %s', (name, status) => expect(run(inBiometry, name).status).toBe(status));
});

class Send implements fc.Command<{ phase: number }, { flow: Flow }> {
  readonly sent: FlowEvent;
  constructor(sent: FlowEvent) {
    this.sent = sent;
  }
  check() {
    return true;
  }
  run(model: { phase: number }, real: { flow: Flow }) {
    const before = structuredClone(real.flow);
    const moved = apply(real.flow, this.sent);
    expect(real.flow).toEqual(before);
    if (!moved.ok) return;
    real.flow = moved.flow;
    const { flowPhase, status } = moved.flow;
    const active = flowPhase.filter((phase) => phase.status === 'ACTIVE');
    expect(active).toHaveLength(1);
    const at = flowPhase.findIndex((phase) => phase.status === 'ACTIVE');
    expect(at).toBeGreaterThanOrEqual(model.phase);
    expect(flowPhase.slice(0, at).every((phase) => phase.status === 'FINALIZED')).toBe(true);
    expect(flowPhase.slice(at + 1).every((phase) => phase.status === 'PENDING')).toBe(true);
    const steps = active[0]?.steps ?? [];
    expect(steps.filter((step) => step.status === 'ACTIVE')).toHaveLength(1);
    const open = steps.filter((step) => step.status !== 'FINALIZED');
    expect(open[0]?.status).toBe('ACTIVE');
    expect(before.status === 'A' || status === before.status).toBe(true);
    model.phase = at;
  }
  toString() {
    return this.sent.type;
  }
}

describe('any sequence of events', () => {
  const sends = fc
    .record({ name: fc.constantFrom(...EVENTS), chosen: fc.boolean() })
    .map(({ name, chosen }) => new Send(event(name, chosen)));
  const onward = fc.constantFrom(...WAY.map(([, name]) => name)).map((name) => new Send(event(name)));

  it('keeps one active phase and step, never goes back, and leaves an illegal move without effect', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.commands([sends, onward, onward], { maxCommands: 60 }),
        (hasCoOwner, commands) => {
          fc.modelRun(() => ({ model: { phase: 0 }, real: { flow: newFlow({ hasCoOwner }) } }), commands);
        },
      ),
    );
  });

  it('keeps the order of the way however it is disturbed by edits', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS.slice(0, 10)), { maxLength: 30 }), (noise) => {
        let flow = newFlow({ hasCoOwner: true });
        for (const name of [...noise, ...WAY.map(([, step]) => step)]) {
          const moved = apply(flow, event(name));
          if (moved.ok) flow = moved.flow;
        }
        expect(positionOf(flow)).toBe('BIOMETRIA.createFormalization');
      }),
    );
  });
});
