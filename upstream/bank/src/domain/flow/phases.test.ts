import { describe, expect, it } from 'vitest';
import { activePhase, apply, type Flow, isStepDone, newFlow, positionOf } from './machine.ts';
import { EXPIRY_DAYS, expiryOf, isExpiryDue } from './expiry.ts';
import type { PhaseName, Position } from './table.ts';
import { closedFlow, flowAt, applyEvents, run, WAY } from '../../testing/testFlows.ts';
import { vivereStatusOf } from './vivereStatus.ts';

const phaseNamed = (flow: Flow, name: PhaseName) => flow.flowPhase.find((phase) => phase.name === name);
const sentBack = (...documents: string[]) => ({ type: 'documentsSentBack', documents }) as const;
const reloaded = (document: string) => ({ type: 'documentReloaded', document }) as const;
const POSITIONS = WAY.map(([position]) => position);
const canBeSentBack = (position: Position) =>
  POSITIONS.indexOf(position) >= POSITIONS.indexOf('SELLER.validateDocumentation');

describe('biometry', () => {
  const entered = flowAt('BIOMETRIA.createFormalization');

  it('[ST-05] is the active phase until both its steps are done, in either order', () => {
    const accountFirst = run(entered, 'accountSaved');
    expect(activePhase(accountFirst)?.name).toBe('BIOMETRIA');
    expect(positionOf(run(accountFirst, 'formalizationCreated'))).toBe('REGISTRO_PRENDA.presented');
    const contractFirst = run(entered, 'formalizationCreated');
    expect(positionOf(contractFirst)).toBe('BIOMETRIA.saveAccount');
    const finalized = run(contractFirst, 'accountSaved');
    expect(phaseNamed(finalized, 'BIOMETRIA')?.status).toBe('FINALIZED');
    expect(isStepDone(finalized, 'BIOMETRIA.saveAccount')).toBe(true);
  });

  it('[ST-08] remains the phase of a proposal cancelled in it, with status C', () => {
    const cancelled = run(entered, 'cancelled');
    expect(cancelled.status).toBe('C');
    expect(activePhase(cancelled)?.name).toBe('BIOMETRIA');
  });
});

describe('the pledge', () => {
  it('[ST-03] [ST-06] closes the flow when inscribed, and its phase stays active', () => {
    const closed = closedFlow();
    expect(closed.status).toBe('E');
    expect(activePhase(closed)?.name).toBe('REGISTRO_PRENDA_INSCRIPTA');
    expect(isStepDone(closed, 'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta')).toBe(true);
    expect(closed.flowPhase.slice(0, -1).every(({ status }) => status === 'FINALIZED')).toBe(true);
    expect(positionOf(closed)).toBeNull();
  });

  it.each(['cancelled', 'expired'] as const)('in progress can no longer be ended by %s', (name) => {
    expect(apply(flowAt('REGISTRO_PRENDA.presented'), { type: name }).ok).toBe(false);
    expect(apply(closedFlow(), { type: name }).ok).toBe(false);
  });
});

describe('the gestor', () => {
  it.each(POSITIONS)('[ST-02] requested at %s runs in parallel with the active phase', (position) => {
    const before = flowAt(position);
    const asked = run(before, 'conciergeRequested');
    expect(phaseNamed(asked, 'CONCIERGE')).toEqual({
      name: 'CONCIERGE',
      status: 'ACTIVE',
      steps: [
        { name: 'contact', status: 'ACTIVE' },
        { name: 'appointment', status: 'PENDING' },
      ],
    });
    expect(activePhase(asked)).toEqual(activePhase(before));
    expect(positionOf(asked)).toBe(position);
    const done = run(asked, 'conciergeContacted', 'appointmentMade');
    expect(phaseNamed(done, 'CONCIERGE')?.status).toBe('FINALIZED');
    expect({ ...done, flowPhase: done.flowPhase.filter(({ name }) => name !== 'CONCIERGE') }).toEqual(before);
  });

  it('is requested only once, and makes contact before an appointment', () => {
    const asked = run(flowAt('INSURANCE.load'), 'conciergeRequested');
    expect(apply(asked, { type: 'conciergeRequested' }).ok).toBe(false);
    expect(apply(asked, { type: 'appointmentMade' }).ok).toBe(false);
    const contacted = run(asked, 'conciergeContacted');
    expect(apply(contacted, { type: 'conciergeContacted' }).ok).toBe(false);
  });

  it('does not delay the pledge', () => {
    const asked = run(flowAt('REGISTRO_PRENDA.presented'), 'conciergeRequested');
    const closed = run(asked, 'pledgePresented', 'pledgeInscribed');
    expect(closed.status).toBe('E');
    expect(activePhase(closed)?.name).toBe('REGISTRO_PRENDA_INSCRIPTA');
    expect(phaseNamed(closed, 'CONCIERGE')?.status).toBe('ACTIVE');
  });
});

describe('documents sent back', () => {
  it.each(POSITIONS.filter(canBeSentBack))(
    '[ST-02] [ST-07] at %s interrupt the phase, and lead back to it',
    (position) => {
      const before = flowAt(position);
      const waiting = applyEvents(before, sentBack('TITLE', 'FORM_08'));
      expect(activePhase(waiting)).toEqual({
        name: 'RE_LOAD_DOCUMENTATION',
        status: 'ACTIVE',
        steps: [
          { name: 'TITLE', status: 'ACTIVE' },
          { name: 'FORM_08', status: 'PENDING' },
        ],
      });
      const interrupted = activePhase(before)?.name ?? 'OWNER';
      expect(phaseNamed(waiting, interrupted)?.status).toBe('PENDING');
      const half = applyEvents(waiting, reloaded('FORM_08'));
      expect(positionOf(half)).toBe('RE_LOAD_DOCUMENTATION.TITLE');
      expect(applyEvents(half, reloaded('FORM_08'))).toEqual(half);
      expect(applyEvents(half, reloaded('TITLE'))).toEqual(before);
    },
  );

  it.each(POSITIONS.filter((position) => !canBeSentBack(position)))('cannot occur at %s', (position) => {
    expect(apply(flowAt(position), sentBack('TITLE')).ok).toBe(false);
  });

  it('can increase in number, and a replaced one may be sent back again', () => {
    const waiting = applyEvents(
      flowAt('REGISTRO_PRENDA.presented'),
      sentBack('TITLE', 'FORM_08'),
      reloaded('TITLE'),
    );
    const more = applyEvents(waiting, sentBack('TITLE', 'PHOTO', 'PHOTO'));
    expect(activePhase(more)?.steps).toEqual([
      { name: 'FORM_08', status: 'ACTIVE' },
      { name: 'TITLE', status: 'PENDING' },
      { name: 'PHOTO', status: 'PENDING' },
    ]);
    const done = applyEvents(waiting, sentBack('PHOTO'));
    expect(activePhase(done)?.steps.map(({ status }) => status)).toEqual(['FINALIZED', 'ACTIVE', 'PENDING']);
  });

  it.each([
    ['without a document', sentBack()],
    ['one that was not sent back', reloaded('OTHER')],
    ['the pledge submitted in the meantime', { type: 'pledgePresented' } as const],
  ])('reject %s', (_why, event) => {
    const waiting = applyEvents(flowAt('REGISTRO_PRENDA.presented'), sentBack('TITLE'));
    expect(apply(waiting, event)).toEqual({
      ok: false,
      reason: {
        code: 'ILLEGAL_MOVE',
        event: event.type,
        position: 'RE_LOAD_DOCUMENTATION.TITLE',
        status: 'A',
      },
    });
  });

  it.each([
    ['SELLER.confirmData', 'cancelled', true],
    ['SELLER.confirmData', 'expired', true],
    ['REGISTRO_PRENDA.presented', 'cancelled', false],
    ['REGISTRO_PRENDA.presented', 'expired', false],
    ['REGISTRO_PRENDA.presented', 'cancelledByBank', true],
  ] as const)('at %s do not change whether %s is legal: %s', (position, name, legal) => {
    expect(apply(applyEvents(flowAt(position), sentBack('TITLE')), { type: name }).ok).toBe(legal);
  });
});

describe('expiry', () => {
  const posted = new Date('2026-11-20T15:00:00Z');
  const last = expiryOf(posted);

  it(`is ${EXPIRY_DAYS} days after the proposal was submitted`, () => {
    expect(last.toISOString()).toBe('2026-12-20T15:00:00.000Z');
  });

  it.each([
    ['a millisecond before', 'OWNER.address', -1, false],
    ['at the moment', 'OWNER.address', 0, true],
    ['with the contract still to be confirmed', 'BIOMETRIA.createFormalization', 1, true],
    ['with the pledge in progress', 'REGISTRO_PRENDA.presented', 1, false],
  ] as const)('%s', (_when, position, offset, due) => {
    expect(isExpiryDue(flowAt(position), posted, new Date(last.getTime() + offset))).toBe(due);
  });

  it('never applies to a flow that has ended', () => {
    const ended = run(newFlow({ hasCoOwner: false }), 'cancelled');
    expect(isExpiryDue(ended, posted, new Date('2027-12-01'))).toBe(false);
  });
});

describe('[ST-11] a Vivere proposal’s status id', () => {
  /** Ids per stage (docs/domain.md#vivere-stages). */
  const STAGES: Readonly<Record<string, readonly number[]>> = {
    'Registro de datos': [101, 1001],
    Rechazada: [1002, 1003, 1004],
    Seguros: [1005, 1006, 1044, 1045],
    Biometría: [1008, 1009, 1010, 1011, 1029, 1030, 1043],
    Formalización: [1007],
    'Armado de prenda': [1012, 1013, 1020, 1021, 1025],
    Liquidación: [1014, 1015, 1016, 1017, 1018, 1026, 1031],
    'Recepción de prenda': [1019, 1023, 1027, 1032, 1034, 1035, 1040],
  };
  const stageOf = (flow: Flow) =>
    Object.keys(STAGES).find((stage) => STAGES[stage]?.includes(vivereStatusOf(flow)));

  it.each<[string, Position]>([
    ['Registro de datos', 'OWNER.address'],
    ['Registro de datos', 'OWNER.validateCode'],
    ['Seguros', 'INSURANCE.load'],
    ['Registro de datos', 'SELLER.confirmData'],
    ['Biometría', 'BIOMETRIA.createFormalization'],
    ['Formalización', 'BIOMETRIA.saveAccount'],
    ['Armado de prenda', 'REGISTRO_PRENDA.presented'],
    ['Recepción de prenda', 'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta'],
  ])('belongs to the stage %s at %s, with or without documents sent back', (stage, position) => {
    const flow = flowAt(position);
    expect(stageOf(flow)).toBe(stage);
    const waiting = apply(flow, sentBack('TITLE'));
    if (waiting.ok) expect(stageOf(waiting.flow)).toBe(stage);
  });

  it('belongs to the stage Biometría while only the account is chosen', () => {
    expect(stageOf(run(flowAt('BIOMETRIA.createFormalization'), 'accountSaved'))).toBe('Biometría');
  });

  it('does not exist for an open flow without an active phase', () => {
    expect(() => vivereStatusOf({ status: 'A', flowPhase: [] })).toThrow('an open flow has an active phase');
  });

  it.each([
    ['Liquidación', closedFlow()],
    ['Rechazada', run(flowAt('INSURANCE.load'), 'expired')],
    ['Rechazada', run(flowAt('INSURANCE.load'), 'cancelled')],
  ])('belongs to the stage %s once the flow has ended', (stage, flow) => {
    expect(stageOf(flow)).toBe(stage);
  });
});
