import { describe, expect, it } from 'vitest';
import type { FlowAnswer } from '../bank/contract.ts';
import { isCancellable, isPledgeClosed, isReloadMode, stageKind, waitsFor } from './stage.ts';

type Phase = FlowAnswer['flowPhase'][number];
type Status = Phase['status'];

const phase = (name: string, status: Status, steps: Record<string, Status> = {}): Phase => ({
  name,
  status,
  steps: Object.entries(steps).map(([step, state]) => ({ name: step, status: state })),
});
const flow = (status: string, ...flowPhase: Phase[]): FlowAnswer => ({ status, flowPhase });
const at = (name: string, step = 'any', status = 'A') =>
  flow(status, phase(name, 'ACTIVE', { [step]: 'ACTIVE' }));
const of = (party: 'HOLDER' | 'SELLER' | 'VEHICLE') => ({ type: 'A_DOCUMENT', party });
const PLEDGE = 'REGISTRO_PRENDA_INSCRIPTA';

describe('a proposal’s stage', () => {
  it.each([
    ['ACTIVE', 'A', false],
    ['FINALIZED', 'E', true],
    ['FINALIZED', 'X', false],
  ] as const)(
    '[ST-06] with closePrendaInscripta %s in flow %s the pledge is closed: %s',
    (step, status, closed) => {
      expect(isPledgeClosed(flow(status, phase(PLEDGE, 'ACTIVE', { closePrendaInscripta: step })))).toBe(
        closed,
      );
    },
  );

  it.each([
    ['RE_LOAD_DOCUMENTATION', 'A', true],
    ['RE_LOAD_DOCUMENTATION', 'C', false],
    ['RE_LOAD_DOCUMENTATION', 'X', false],
    ['SELLER', 'A', false],
  ])('[ST-07] %s in flow %s waits for documents sent back: %s', (name, status, expected) => {
    expect(isReloadMode(at(name, 'DNI_FRONT', status))).toBe(expected);
  });

  it('allows the applicant to cancel until the account is saved', () => {
    const signed = (saveAccount: Status) => flow('A', phase('BIOMETRIA', 'ACTIVE', { saveAccount }));
    expect(isCancellable(at('OWNER'))).toBe(true);
    expect(isCancellable(signed('ACTIVE'))).toBe(true);
    expect(isCancellable(signed('FINALIZED'))).toBe(false);
    expect(isCancellable(at('OWNER', 'address', 'C'))).toBe(false);
  });

  it.each([
    ['OWNER', 'address', 'OWNER'],
    ['INSURANCE', 'load', 'OWNER'],
    ['SELLER', 'load', 'SELLER'],
    ['SELLER', 'uploadDocumentation', 'SELLER'],
    ['SELLER', 'validateDocumentation', 'BANK'],
    ['SELLER', 'confirmData', 'OWNER'],
    ['BIOMETRIA', 'createFormalization', 'OWNER'],
    ['REGISTRO_PRENDA', 'presented', 'BANK'],
    [PLEDGE, 'closePrendaInscripta', 'REGISTRY'],
  ])('[RT-39] at %s, %s waits for %s', (name, step, actor) => {
    expect(waitsFor(at(name, step), [])).toBe(actor);
  });

  it.each([
    [null, 'REGISTRY'],
    ['RETURNED', 'POINT_OF_SALE'],
    ['RECEIVED', 'BANK'],
  ] as const)('[RT-39] [RT-40] a pledge that is %s waits for %s', (pledge, actor) => {
    expect(waitsFor(at(PLEDGE, 'closePrendaInscripta'), [], pledge)).toBe(actor);
  });

  it('[RT-39] [RT-40] a pledge that was sent back waits for the point of sale', () => {
    expect(waitsFor(at('RE_LOAD_DOCUMENTATION', 'INSCRIBED_PLEDGE'), [of('VEHICLE')])).toBe('POINT_OF_SALE');
  });

  it('[RT-39] documents sent back wait for the party that provided them', () => {
    const sentBack = at('RE_LOAD_DOCUMENTATION', 'SELLER_CBU');
    expect(waitsFor(sentBack, [of('SELLER')])).toBe('SELLER');
    expect(waitsFor(sentBack, [of('SELLER'), of('HOLDER')])).toBe('OWNER');
    expect(waitsFor(sentBack, [of('VEHICLE')])).toBe('OWNER');
    expect(waitsFor(sentBack, [])).toBe('OWNER');
  });

  it.each(['E', 'X', 'C'])('[RT-39] in flow %s waits for nobody', (status) => {
    expect(waitsFor(at('OWNER', 'address', status), [])).toBeNull();
  });

  it.each([
    ['A', 'OWNER', 'PREPARING'],
    ['A', 'INSURANCE', 'IN_PROGRESS'],
    ['A', 'SELLER', 'IN_PROGRESS'],
    ['A', 'BIOMETRIA', 'IN_PROGRESS'],
    ['A', 'RE_LOAD_DOCUMENTATION', 'IN_PROGRESS'],
    ['A', 'REGISTRO_PRENDA', 'PREPARING'],
    ['A', PLEDGE, 'AT_REGISTRY'],
    ['A', 'SOMETHING_NEW', 'IN_PROGRESS'],
    ['E', PLEDGE, 'DONE'],
    ['X', 'OWNER', 'STOPPED'],
    ['C', 'BIOMETRIA', 'STOPPED'],
  ])('[ST-12] flow %s at %s is %s', (status, name, kind) => {
    expect(stageKind(at(name, 'any', status))).toBe(kind);
  });

  it('a flow without an active phase waits for nobody, and is in progress', () => {
    expect(waitsFor(flow('A'), [])).toBeNull();
    expect(isReloadMode(flow('A'))).toBe(false);
    expect(stageKind(flow('A'))).toBe('IN_PROGRESS');
  });

  it("[RT-39] waits for the active step's actor, not for those of other steps", () => {
    const steps = { load: 'FINALIZED', validateDocumentation: 'ACTIVE', confirmData: 'PENDING' } as const;
    expect(waitsFor(flow('A', phase('SELLER', 'ACTIVE', steps)), [])).toBe('BANK');
    expect(waitsFor(flow('A', phase('SELLER', 'ACTIVE')), [])).toBe('SELLER');
  });

  it('[RT-39] waits for the co-owner until they accept on their own phone', () => {
    const steps = { validateCode: 'FINALIZED', validateCodeCoOwner: 'ACTIVE' } as const;
    expect(waitsFor(flow('A', phase('OWNER', 'ACTIVE', steps)), [])).toBe('CO_OWNER');
  });

  it("[ST-12] keeps its phase's kind after the contract is signed", () => {
    const steps = { createFormalization: 'FINALIZED', saveAccount: 'ACTIVE' } as const;
    expect(stageKind(flow('A', phase('BIOMETRIA', 'ACTIVE', steps)))).toBe('IN_PROGRESS');
  });
});
