import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activePhase, apply, isStepDone, newFlow, positionOf, withCoOwner } from './machine.ts';
import { type EventName, PHASES, type Position, STEP_OF_EVENT } from './table.ts';
import { eventOf, flowAt, run, WAY } from '../../testing/testFlows.ts';

const EVENTS = Object.keys(STEP_OF_EVENT) as EventName[];

const inBiometry = flowAt('BIOMETRIA.createFormalization');

/** Legal events by position for a flow with a co-owner, except those that end it. */
const EDITS: Readonly<Partial<Record<Position, readonly EventName[]>>> = {
  'OWNER.address': ['termsChanged'],
  'OWNER.addressCoOwner': ['ownerSaved', 'termsChanged'],
  'OWNER.validateCode': ['ownerSaved', 'coOwnerSaved', 'termsChanged'],
  'OWNER.validateCodeCoOwner': ['ownerSaved', 'coOwnerSaved', 'termsChanged'],
  'INSURANCE.load': ['ownerSaved', 'coOwnerSaved', 'termsChanged'],
  'INSURANCE.sendLoanSummary': ['ownerSaved', 'coOwnerSaved', 'insuranceChosen', 'termsChanged'],
  'SELLER.load': ['ownerSaved', 'coOwnerSaved', 'insuranceChosen', 'accountSaved', 'termsChanged'],
  'SELLER.uploadDocumentation': [
    'ownerSaved',
    'coOwnerSaved',
    'insuranceChosen',
    'sellerSaved',
    'accountSaved',
    'termsChanged',
  ],
  'SELLER.validateDocumentation': [
    'ownerSaved',
    'coOwnerSaved',
    'insuranceChosen',
    'sellerSaved',
    'documentationUploaded',
    'accountSaved',
    'termsChanged',
  ],
  'SELLER.confirmData': [
    'ownerSaved',
    'coOwnerSaved',
    'insuranceChosen',
    'sellerSaved',
    'documentationUploaded',
    'documentationValidated',
    'accountSaved',
    'termsChanged',
  ],
  'BIOMETRIA.createFormalization': ['accountSaved'],
};
const EDITING = EVENTS.filter((name) => EDITS['SELLER.confirmData']?.includes(name));
/** Events that change what was accepted with the summary. */
const REOPENING: readonly EventName[] = ['insuranceChosen', 'termsChanged'];
const reopens = (position: Position, name: EventName) =>
  position.startsWith('SELLER') && REOPENING.includes(name);
const ENDINGS = [
  ['cancelled', 'C'],
  ['expired', 'X'],
  ['cancelledByBank', 'X'],
] as const;
const isPledgeUnderWay = (position: Position) => position.startsWith('REGISTRO_PRENDA');
const endingsAt = (position: Position) =>
  ENDINGS.filter(([name]) => name === 'cancelledByBank' || !isPledgeUnderWay(position));

describe('[ST-01] [ST-02] a new flow', () => {
  it.each([
    [true, ['address', 'addressCoOwner', 'validateCode', 'validateCodeCoOwner']],
    [false, ['address', 'validateCode']],
  ])('with a co-owner (%s) begins at the address', (hasCoOwner, steps) => {
    const flow = newFlow({ hasCoOwner });
    expect(flow.status).toBe('A');
    expect(flow.flowPhase.map(({ name }) => name)).toEqual([...PHASES]);
    expect(activePhase(flow)?.steps.map(({ name }) => name)).toEqual(steps);
    expect(positionOf(flow)).toBe('OWNER.address');
  });
});

describe('the regular path', () => {
  it.each(WAY.slice(0, -1))('at %s, %s finishes the step and moves to the next', (position, name) => {
    const before = flowAt(position);
    expect(positionOf(before)).toBe(position);
    const after = run(before, name);
    expect(positionOf(after)).toBe(WAY[WAY.findIndex(([at]) => at === position) + 1]?.[0]);
    expect(isStepDone(after, position)).toBe(true);
  });

  it('skips from the address to the code without a co-owner', () => {
    expect(positionOf(run(newFlow({ hasCoOwner: false }), 'ownerSaved'))).toBe('OWNER.validateCode');
  });
});

describe('at every position', () => {
  it.each(
    WAY.flatMap(([position]) =>
      (EDITS[position] ?? [])
        .filter((name) => name !== 'accountSaved' || position !== 'BIOMETRIA.createFormalization')
        .filter((name) => !reopens(position, name))
        .map((name) => [position, name] as const),
    ),
  )('at %s, repeating %s changes nothing', (position, name) => {
    const flow = flowAt(position);
    expect(apply(flow, eventOf(name))).toEqual({ ok: true, flow });
  });

  it.each(
    WAY.flatMap(([position]) =>
      REOPENING.filter((name) => reopens(position, name)).map((name) => [position, name] as const),
    ),
  )('[ST-02] at %s, %s requires the summary again, and accepting it returns there', (position, name) => {
    const flow = flowAt(position);
    const changed = run(flow, name);
    expect(positionOf(changed)).toBe('INSURANCE.sendLoanSummary');
    expect(run(changed, 'summaryAccepted')).toEqual(flow);
  });

  it.each(
    WAY.flatMap(([position]) =>
      endingsAt(position).map(([name, status]) => [position, name, status] as const),
    ),
  )(
    '[ST-01] [ST-04] at %s, %s ends the flow as %s, and no event is legal afterwards',
    (position, name, status) => {
      const flow = flowAt(position);
      const ended = run(flow, name);
      expect(ended).toEqual({ ...flow, status });
      expect(positionOf(ended)).toBeNull();
      for (const later of EVENTS) expect(apply(ended, eventOf(later)).ok).toBe(false);
    },
  );

  it.each(WAY)('at %s, only %s, edits, endings and the gestor are legal', (position, onward) => {
    const flow = flowAt(position);
    const legal = new Set<EventName>([
      onward,
      ...(position === 'OWNER.validateCode' ? (['coOwnerCodeValidated'] as const) : []),
      'conciergeRequested',
      ...(EDITS[position] ?? []),
      ...endingsAt(position).map(([name]) => name),
    ]);
    for (const name of EVENTS.filter((candidate) => !legal.has(candidate))) {
      expect(apply(flow, eventOf(name))).toEqual({
        ok: false,
        reason: { code: 'ILLEGAL_MOVE', event: name, position, status: 'A' },
      });
    }
  });
});

describe('the co-owner', () => {
  it.each(['OWNER.address', 'OWNER.validateCode'] as const)(
    'added at %s must enter an address',
    (position) => {
      const flow = run(flowAt(position, false), 'coOwnerAdded');
      const then = position === 'OWNER.address' ? run(flow, 'ownerSaved') : flow;
      expect(positionOf(then)).toBe('OWNER.addressCoOwner');
      expect(positionOf(run(then, 'coOwnerSaved'))).toBe('OWNER.validateCode');
      expect(apply(flow, eventOf('coOwnerAdded')).ok).toBe(false);
    },
  );

  it('may accept before or after the owner’s code; the later of the two ends the phase', () => {
    const asked = flowAt('OWNER.validateCode');
    const coOwnerFirst = run(asked, 'coOwnerCodeValidated');
    expect(positionOf(coOwnerFirst)).toBe('OWNER.validateCode');
    expect(apply(coOwnerFirst, eventOf('coOwnerCodeValidated')).ok).toBe(false);
    const ownerFirst = run(asked, 'codeValidated');
    expect(positionOf(ownerFirst)).toBe('OWNER.validateCodeCoOwner');
    expect(run(coOwnerFirst, 'codeValidated')).toEqual(run(ownerFirst, 'coOwnerCodeValidated'));
    expect(positionOf(run(ownerFirst, 'coOwnerCodeValidated'))).toBe('INSURANCE.load');
  });

  it('starts over if changed or removed, and the owner’s steps stay done', () => {
    const waiting = flowAt('OWNER.validateCodeCoOwner');
    const changed = withCoOwner(waiting, true);
    expect(positionOf(changed)).toBe('OWNER.addressCoOwner');
    expect(positionOf(run(changed, 'coOwnerSaved', 'coOwnerCodeValidated'))).toBe('INSURANCE.load');
    expect(withCoOwner(waiting, false)).toEqual(flowAt('INSURANCE.load', false));
    expect(positionOf(withCoOwner(flowAt('OWNER.address'), false))).toBe('OWNER.address');
  });

  it('cannot be edited in a flow without one', () => {
    expect(apply(flowAt('INSURANCE.load', false), eventOf('coOwnerSaved')).ok).toBe(false);
    expect(apply(flowAt('OWNER.validateCode', false), eventOf('coOwnerCodeValidated')).ok).toBe(false);
  });
});

describe('[ST-03] [ST-05] biometry', () => {
  it.each([
    [true, true],
    [false, false],
  ])('entered with an account chosen (%s) has saveAccount done: %s', (accountChosen, done) => {
    const entered = apply(flowAt('SELLER.confirmData'), eventOf('dataConfirmed', accountChosen));
    const flow = entered.ok ? entered.flow : newFlow({ hasCoOwner: false });
    expect(positionOf(flow)).toBe('BIOMETRIA.createFormalization');
    expect(isStepDone(flow, 'BIOMETRIA.saveAccount')).toBe(done);
  });

  it('accepts the account before the formalization, any number of times', () => {
    const saved = run(inBiometry, 'accountSaved');
    expect(isStepDone(saved, 'BIOMETRIA.saveAccount')).toBe(true);
    expect(positionOf(saved)).toBe('BIOMETRIA.createFormalization');
    expect(run(saved, 'accountSaved')).toEqual(saved);
  });

  it.each(['ownerSaved', 'insuranceChosen', 'sellerSaved', 'dataConfirmed'] as const)(
    'no longer accepts %s',
    (name) => expect(apply(inBiometry, eventOf(name)).ok).toBe(false),
  );

  it.each(ENDINGS)('%s ends it as %s', (name, status) => expect(run(inBiometry, name).status).toBe(status));
});

describe('any sequence of events', () => {
  it('keeps the step order after any edit', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EDITING), { maxLength: 30 }), (noise) => {
        let flow = newFlow({ hasCoOwner: true });
        for (const name of [...noise, ...WAY.map(([, step]) => step)]) {
          const moved = apply(flow, eventOf(name));
          if (moved.ok) flow = moved.flow;
        }
        expect(flow.status).toBe('E');
      }),
    );
  });
});
