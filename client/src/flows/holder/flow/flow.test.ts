import { describe, expect, test } from 'vitest';
import type { FlowStepName } from '#generated/graphql.ts';
import { EMPTY_CHOICE, type QuoteChoice } from '#shared/loan/quote/choice.ts';
import { dueTexts } from './dueTexts.ts';
import {
  dueStep,
  GROUPS,
  guard,
  HOLDER_STEPS,
  mayAddCoOwner,
  nextStep,
  previousStep,
  routeOf,
  stepById,
  stepForResume,
  type FlowProposal,
  type FlowState,
  type StepId,
} from './flow.ts';
import type { PhaseView } from './phases.ts';

const vehicle: QuoteChoice = {
  ...EMPTY_CHOICE,
  kind: 'PER_VALUE',
  agreementId: '1',
  occupationId: '2',
  typeCode: 'A',
  year: 2027,
  zeroKm: true,
  purchaseValue: 30_000_000,
};

const PHASES: Record<string, FlowStepName[]> = {
  OWNER: ['ADDRESS', 'CO_OWNER_ADDRESS', 'PHONE_VALIDATION'],
  INSURANCE: ['INSURANCE_CHOICE', 'SUMMARY'],
  SELLER: ['SELLER_DATA', 'DOCUMENT_UPLOAD', 'DOCUMENT_REVIEW', 'CONFIRMATION'],
};

/** Returns the phases with the named step due and all earlier steps finished. */
function phasesAt(phase: string, step: FlowStepName): PhaseView[] {
  const names = Object.keys(PHASES);
  const at = names.indexOf(phase);
  return names.map((name, place) => {
    const steps = PHASES[name] ?? [];
    const dueAt = steps.indexOf(step);
    if (place < at)
      return { name, status: 'FINALIZED', steps: steps.map((each) => ({ name: each, status: 'FINALIZED' })) };
    if (place > at)
      return { name, status: 'PENDING', steps: steps.map((each) => ({ name: each, status: 'PENDING' })) };
    return {
      name,
      status: 'ACTIVE',
      steps: steps.map((each, index) => {
        const later = index === dueAt ? 'ACTIVE' : 'PENDING';
        return { name: each, status: index < dueAt ? 'FINALIZED' : later };
      }),
    };
  });
}

const finished: PhaseView[] = Object.entries(PHASES).map(([name, steps]) => ({
  name,
  status: 'FINALIZED',
  steps: steps.map((each) => ({ name: each, status: 'FINALIZED' })),
}));

const withoutCoOwnerStep = (phases: PhaseView[]): PhaseView[] =>
  phases.map((phase) => ({ ...phase, steps: phase.steps.filter(({ name }) => name !== 'CO_OWNER_ADDRESS') }));

const proposalWith = (phases: PhaseView[], more: Partial<FlowProposal> = {}): FlowProposal => ({
  simulationId: 's1',
  flow: { isCancelled: false },
  coOwner: null,
  account: null,
  phases: withoutCoOwnerStep(phases),
  documents: [],
  ...more,
});

const state = (more: Partial<FlowState> = {}): FlowState => ({
  audience: 'guest',
  choice: EMPTY_CHOICE,
  coOwnerEnabled: true,
  simulation: null,
  proposal: null,
  ...more,
});

const at = (phase: string, step: FlowStepName, more: Partial<FlowProposal> = {}) =>
  state({ simulation: { id: 's1' }, proposal: proposalWith(phasesAt(phase, step), more) });

describe('holder routes', () => {
  test.each([
    ['[RT-02]', 'personal-data', '/titular/datos-personales'],
    ['[RT-03]', 'additional-data', '/titular/datos-personales/adicionales'],
    ['[RT-04]', 'co-owner', '/titular/datos-personales/cotitular'],
    ['[RT-05]', 'co-owner-additional-data', '/titular/datos-personales/cotitular/adicionales'],
    ['[RT-06]', 'seller-documents', '/titular/documentacion-vendedor'],
    ['[RT-07]', 'seller-data', '/titular/documentacion-vendedor/datos'],
    ['[RT-08]', 'vehicle-documents', '/titular/documentacion-vehiculo'],
    ['[RT-09]', 'payment-account', '/titular/medio-de-pago'],
    ['[RT-10]', 'end', '/titular/fin-proceso'],
    ['[RT-11]', 'phone-validation', '/titular/validacion-telefono'],
    ['[RT-12]', 'summary', '/titular/resumen'],
    ['[RT-13]', 'start', '/titular/cotizacion'],
    ['[RT-14]', 'preference', '/titular/cotizacion/preferencia'],
    ['[RT-15]', 'quoter', '/titular/cotizacion/cotizar'],
    ['[RT-16]', 'by-model', '/titular/cotizacion/cotizar/por-modelo'],
    ['[RT-17]', 'by-value', '/titular/cotizacion/cotizar/por-valor'],
    ['[RT-18]', 'insurance', '/titular/seguro'],
  ] as const)('%s %s is %s', (_id, step, route) => {
    expect(routeOf(step, 'guest')).toBe(route);
  });

  test.each([
    ['[RT-23]', 'personal-data', '/usuario/titular/datos-personales'],
    ['[RT-24]', 'additional-data', '/usuario/titular/datos-personales/adicionales'],
    ['[RT-25]', 'co-owner', '/usuario/titular/datos-personales/cotitular'],
    ['[RT-26]', 'co-owner-additional-data', '/usuario/titular/datos-personales/cotitular/adicionales'],
    ['[RT-27]', 'vehicle-documents', '/usuario/titular/documentacion-vehiculo'],
    ['[RT-28]', 'payment-account', '/usuario/titular/medio-de-pago'],
    ['[RT-29]', 'end', '/usuario/titular/fin-proceso'],
    ['[RT-30]', 'phone-validation', '/usuario/titular/validacion-telefono'],
    ['[RT-31]', 'summary', '/usuario/titular/resumen'],
    ['[RT-32]', 'insurance', '/usuario/titular/seguro'],
    ['[RT-33]', 'start', '/usuario/titular/cotizacion'],
    ['[RT-34]', 'preference', '/usuario/titular/cotizacion/preferencia'],
    ['[RT-35]', 'quoter', '/usuario/titular/cotizacion/cotizar'],
    ['[RT-36]', 'by-model', '/usuario/titular/cotizacion/cotizar/por-modelo'],
    ['[RT-37]', 'by-value', '/usuario/titular/cotizacion/cotizar/por-valor'],
  ] as const)('%s signed in, %s is %s', (_id, step, route) => {
    expect(routeOf(step, 'user')).toBe(route);
  });

  test('have the same screens under /usuario for signed-in users, except the seller’s [SH-12]', () => {
    for (const step of HOLDER_STEPS) {
      const isSellers = step.id === 'seller-data' || step.id === 'seller-documents';
      expect(step.user).toBe(isSellers ? null : `/usuario${step.guest}`);
    }
  });

  test('form nine stepper groups in flow order: data is 3, the offer is 4', () => {
    expect(GROUPS).toHaveLength(9);
    expect(GROUPS[stepById('personal-data').group - 1]).toBe('Tus datos');
    expect(GROUPS[stepById('quoter').group - 1]).toBe('Tu oferta');
    const groups = HOLDER_STEPS.map(({ group }) => group);
    expect(groups).toEqual(groups.toSorted((one, two) => one - two));
  });
});

const walk = (from: FlowState): StepId[] => {
  const way: StepId[] = ['start'];
  for (let next = nextStep('start', from); next !== null; next = nextStep(next, from)) way.push(next);
  return way;
};

describe('the next step', () => {
  test('skips the model and the co-owner for a quote by value without a co-owner', () => {
    const documents = [{ party: 'SELLER', isMandatory: true, status: 'UPLOADED' }];
    const proposal = proposalWith(finished, { documents });
    expect(walk(state({ choice: vehicle, simulation: { id: 's1' }, proposal }))).toEqual([
      'start',
      'preference',
      'by-value',
      'personal-data',
      'quoter',
      'additional-data',
      'phone-validation',
      'insurance',
      'summary',
      'seller-data',
      'seller-documents',
      'vehicle-documents',
      'payment-account',
      'end',
    ]);
  });

  test('skips the seller’s documents for an invited seller and for one of the bank’s dealers', () => {
    const documents = [{ party: 'VEHICLE', isMandatory: true, status: 'PENDING' }];
    const from = (phases: PhaseView[]) =>
      nextStep('seller-data', state({ proposal: proposalWith(phases, { documents }) }));
    expect(from(phasesAt('SELLER', 'SELLER_DATA'))).toBe('seller-documents');
    expect(from(phasesAt('SELLER', 'DOCUMENT_UPLOAD'))).toBe('vehicle-documents');
  });

  test('includes every step for a quote by model with a co-owner', () => {
    const way = walk(
      state({
        choice: { ...vehicle, kind: 'PER_MODEL' },
        simulation: { id: 's1', coOwner: {} },
        proposal: proposalWith(finished, { coOwner: {} }),
      }),
    );
    expect(way).toContain('by-model');
    expect(way).not.toContain('by-value');
    expect(way).toContain('co-owner');
    expect(way).toContain('co-owner-additional-data');
  });

  test('follows the summary with the vehicle’s documents for signed-in users [SH-12]', () => {
    const signedIn = state({ audience: 'user', simulation: { id: 's1' }, proposal: proposalWith(finished) });
    expect(nextStep('summary', signedIn)).toBe('vehicle-documents');
    expect(previousStep('vehicle-documents', signedIn)).toBe('summary');
  });

  test('has the same order for Back', () => {
    const here = state({ choice: vehicle, simulation: { id: 's1' }, proposal: proposalWith(finished) });
    const way = walk(here);
    expect(previousStep('start', here)).toBeNull();
    for (const [place, step] of way.entries()) {
      if (place > 0) expect(previousStep(step, here)).toBe(way[place - 1]);
    }
  });
});

describe('adding a co-owner to a proposal', () => {
  const other = state({ simulation: { id: 's2' }, proposal: proposalWith(phasesAt('OWNER', 'ADDRESS')) });
  test.each<[string, FlowState, boolean]>([
    ['is possible at the address', at('OWNER', 'ADDRESS'), true],
    ['is possible at the code', at('OWNER', 'PHONE_VALIDATION'), true],
    ['is not possible after the phase OWNER', at('INSURANCE', 'INSURANCE_CHOICE'), false],
    ['is not possible if there is one already', at('OWNER', 'PHONE_VALIDATION', { coOwner: {} }), false],
    [
      'is not possible for a cancelled proposal',
      at('OWNER', 'ADDRESS', { flow: { isCancelled: true } }),
      false,
    ],
    ['is not possible while another offer is being evaluated', other, false],
    ['is not possible without the flag', { ...at('OWNER', 'ADDRESS'), coOwnerEnabled: false }, false],
  ])('%s', (_title, here, expected) => {
    expect(mayAddCoOwner(here)).toBe(expected);
  });
});

describe('route guards', () => {
  test.each<[string, FlowState, StepId, StepId | null]>([
    ['preferences are open to all', state(), 'preference', null],
    ['a model needs preferences', state(), 'by-model', 'preference'],
    ['a value needs preferences', state(), 'by-value', 'preference'],
    ['with preferences the value can be entered', state({ choice: vehicle }), 'by-value', null],
    ['personal data need a vehicle', state(), 'personal-data', 'start'],
    ['with a vehicle they can be entered', state({ choice: vehicle }), 'personal-data', null],
    ['the last simulation has a vehicle', state({ simulation: { id: 's1' } }), 'personal-data', null],
    [
      'the co-owner needs the flag',
      state({ simulation: { id: 's1' }, coOwnerEnabled: false }),
      'co-owner',
      'personal-data',
    ],
    ['the co-owner comes after the owner', state({ choice: vehicle }), 'co-owner', 'personal-data'],
    ['the offer needs a simulation', state({ choice: vehicle }), 'quoter', 'personal-data'],
    ['a link to the offer without any data', state(), 'quoter', 'start'],
    ['the address needs a proposal', state({ simulation: { id: 's1' } }), 'additional-data', 'quoter'],
    ['a link to the end without any data', state(), 'end', 'start'],
    ['the phone comes after the address', at('OWNER', 'ADDRESS'), 'phone-validation', 'additional-data'],
    ['the insurance comes after the phone', at('OWNER', 'PHONE_VALIDATION'), 'insurance', 'phone-validation'],
    ['the summary comes after the insurance', at('INSURANCE', 'INSURANCE_CHOICE'), 'summary', 'insurance'],
    ['the seller comes after the summary', at('INSURANCE', 'SUMMARY'), 'seller-data', 'summary'],
    ['the documents come after the seller', at('SELLER', 'SELLER_DATA'), 'vehicle-documents', 'seller-data'],
    [
      'the account comes after the documents',
      at('SELLER', 'DOCUMENT_UPLOAD'),
      'payment-account',
      'vehicle-documents',
    ],
    ['a completed step can be shown again', at('INSURANCE', 'INSURANCE_CHOICE'), 'additional-data', null],
    ['at the confirmation the end is open', at('SELLER', 'CONFIRMATION'), 'end', null],
    [
      'a confirmed proposal shows its end',
      state({ simulation: { id: 's1' }, proposal: proposalWith(finished) }),
      'end',
      null,
    ],
    [
      'the steps before it redirect to the end',
      state({ simulation: { id: 's1' }, proposal: proposalWith(finished) }),
      'insurance',
      'end',
    ],
  ])('%s', (_title, here, step, expected) => {
    expect(guard(step, here)).toBe(expected);
  });

  test('put the co-owner’s address between the address and the phone', () => {
    const proposal = { ...proposalWith([], { coOwner: {} }), phases: phasesAt('OWNER', 'CO_OWNER_ADDRESS') };
    const here = state({ simulation: { id: 's1' }, proposal });
    expect(guard('phone-validation', here)).toBe('co-owner-additional-data');
    expect(dueStep(here)).toBe('co-owner-additional-data');
  });

  test('require the seller’s missing documents before the vehicle’s documents', () => {
    const documents = [{ party: 'SELLER', isMandatory: true, status: 'PENDING' }];
    expect(dueStep(at('SELLER', 'DOCUMENT_UPLOAD', { documents }))).toBe('seller-documents');
    const uploaded = [{ party: 'SELLER', isMandatory: true, status: 'UPLOADED' }];
    expect(dueStep(at('SELLER', 'DOCUMENT_UPLOAD', { documents: uploaded }))).toBe('vehicle-documents');
  });

  test('open nothing for a cancelled proposal', () => {
    const proposal = proposalWith(finished, { flow: { isCancelled: true } });
    expect(guard('summary', state({ simulation: { id: 's1' }, proposal }))).toBe('quoter');
    expect(guard('summary', state({ proposal }))).toBe('start');
  });
});

describe('the resume route of a proposal', () => {
  test.each([
    ['[SH-09]', 'ADDITIONAL_DATA', 'additional-data'],
    ['[SH-09]', 'CO_OWNER_ADDITIONAL_DATA', 'co-owner-additional-data'],
    ['[SH-09]', 'PHONE_VALIDATION', 'phone-validation'],
    ['[SH-10]', 'INSURANCE', 'insurance'],
    ['[SH-10]', 'SUMMARY', 'summary'],
    ['[SH-11]', 'SELLER_DATA', 'seller-data'],
    ['[SH-11]', 'VEHICLE_DOCUMENTS', 'vehicle-documents'],
    ['[SH-11]', 'END', 'end'],
  ] as const)('%s %s is %s', (_id, resume, step) => {
    expect(stepForResume(resume)).toBe(step);
  });

  test('is missing for IDENTITY_AND_CONTRACT [SH-13]', () => {
    expect(stepForResume(null)).toBeNull();
  });
});

describe('an action rejected because another step is due', () => {
  test.each([
    ['a changed loan', at('INSURANCE', 'SUMMARY'), /aceptá de nuevo el resumen/, 'Ver el resumen'],
    ['a validated phone', at('INSURANCE', 'INSURANCE_CHOICE'), /Ahora sigue «Seguro»/, 'Ir a Seguro'],
    ['a sent application', state({ proposal: proposalWith(finished) }), /Ya enviaste/, 'Ver qué sigue'],
    ['a cancelled one', state(), /ya no está abierta/, 'Empezar otra'],
  ])('after %s, explains why and how to continue', (_name, latest, text, label) => {
    const due = dueTexts(latest);
    expect(due.text).toMatch(text);
    expect(due.label).toBe(label);
  });
});
