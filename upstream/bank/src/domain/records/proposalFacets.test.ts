import { describe, expect, it } from 'vitest';
import { apply, type FlowEvent, newFlow } from '../flow/machine.ts';
import { facetsOf } from './proposalFacets.ts';
import type { Flow } from './rowTypes.ts';

const OWNER = {
  firstName: 'Martín José',
  lastName: 'Núñez',
  gender: 'M',
  cuitl: '20301112223',
  cellPhone: { areaCode: '11', number: '50001234' },
} as const;

const WAY: readonly FlowEvent[] = [
  { type: 'ownerSaved' },
  { type: 'codeValidated' },
  { type: 'insuranceChosen' },
  { type: 'summaryAccepted' },
  { type: 'sellerSaved' },
  { type: 'documentationUploaded' },
  { type: 'documentationValidated' },
  { type: 'dataConfirmed', accountChosen: false },
  { type: 'formalizationCreated' },
  { type: 'accountSaved' },
  { type: 'pledgePresented' },
];

function after(count: number, ...events: FlowEvent[]): Flow {
  return [...WAY.slice(0, count), ...events].reduce(
    (flow, event) => {
      const moved = apply(flow, event);
      if (!moved.ok) throw new Error(`${event.type} is illegal`);
      return moved.flow;
    },
    newFlow({ hasCoOwner: false }),
  );
}

function facets(flow: Flow, more: { pledge?: 'RETURNED' | 'RECEIVED'; revocationHeldSince?: Date } = {}) {
  const phase = flow.flowPhase.find(({ name, status }) => name !== 'CONCIERGE' && status === 'ACTIVE');
  const step = phase?.steps.find(({ status }) => status === 'ACTIVE')?.name ?? null;
  const row = { flow, flowStatus: flow.status, phase: phase?.name ?? null, step, ...more };
  return facetsOf({
    ...row,
    document: '30111222',
    owner: OWNER,
    vehicle: { brandName: 'Citroën', modelName: 'C3', plate: 'AB123CD' },
    quote: { selectedAmount: 9_000_000 },
  });
}

const sendBack = (...documents: string[]): FlowEvent => ({ type: 'documentsSentBack', documents });

describe('the dashboard’s derived columns', () => {
  it.each([
    [0, null, 'INSURANCE', 'HOLDER'],
    [2, 'OWNER', 'SELLER', 'HOLDER'],
    [4, 'INSURANCE', 'BIOMETRIA', 'SELLER'],
    [5, 'INSURANCE', 'BIOMETRIA', 'SELLER'],
    [6, 'INSURANCE', 'BIOMETRIA', 'BANK'],
    [7, 'INSURANCE', 'BIOMETRIA', 'HOLDER'],
    [8, 'SELLER', 'REGISTRO_PRENDA', 'HOLDER'],
    [10, 'BIOMETRIA', 'REGISTRO_PRENDA_INSCRIPTA', 'BANK'],
    [11, 'REGISTRO_PRENDA', null, 'REGISTRY'],
  ] as const)(
    'after %i moves have %s done and %s next, and %s acts',
    (moves, phaseDone, phaseNext, actor) => {
      expect(facets(after(moves))).toMatchObject({ phaseDone, phaseNext, actor });
    },
  );

  it.each([
    [['SELLER_CBU'], 'SELLER'],
    [['SELLER_CBU', 'DNI_FRONT'], 'HOLDER'],
    [['VEHICLE_TITLE'], 'HOLDER'],
    [['INSCRIBED_PLEDGE'], 'SELLER'],
  ])('wait for the party that must upload %s again', (documents, actor) => {
    const interrupted = { phaseDone: 'REGISTRO_PRENDA', phaseNext: 'REGISTRO_PRENDA_INSCRIPTA', actor };
    expect(facets(after(11, sendBack(...documents)))).toMatchObject(interrupted);
  });

  it('wait for the holder of the inscribed pledge, and for the bank during a revocation hold', () => {
    const flow = after(11);
    expect(facets(flow, { pledge: 'RETURNED' }).actor).toBe('SELLER');
    expect(facets(flow, { pledge: 'RECEIVED' }).actor).toBe('BANK');
    expect(facets(flow, { pledge: 'RETURNED', revocationHeldSince: new Date() }).actor).toBe('BANK');
    expect(facets(after(11, { type: 'pledgeInscribed' })).actor).toBeNull();
    expect(facets(after(4, { type: 'cancelledByBank' })).actor).toBeNull();
  });

  it('include the gestor, and search words without accents', () => {
    const asked = { type: 'conciergeRequested' } as const;
    expect(facets(after(8, asked))).toEqual({
      phaseDone: 'SELLER',
      phaseNext: 'REGISTRO_PRENDA',
      concierge: 'ACTIVE',
      actor: 'HOLDER',
      searchedWords:
        'martin jose nunez 30111222 20301112223 1150001234 1234 ab123cd b123cd 123cd 23cd 3cd citroen c3',
      gender: 'M',
      amount: 9_000_000,
    });
  });
});
