import { expect, test } from 'vitest';
import { startChoices } from './startChoices.ts';

type Known = Parameters<typeof startChoices>[0];
type Proposal = NonNullable<Known['proposal']>;

const known = (change: Partial<Known> = {}): Known => ({
  proposal: null,
  simulation: null,
  state: { audience: 'guest' },
  href: (step) => `/${step}`,
  ...change,
});
const proposal = (change: Partial<Proposal> = {}): Proposal => ({
  id: 'p1',
  number: 105_314,
  simulationId: 's1',
  phases: [{ __typename: 'FlowPhase', name: 'OWNER', label: 'Tus datos', status: 'ACTIVE', steps: [] }],
  activePhase: { __typename: 'FlowPhase', name: 'OWNER' },
  access: 'MAY_CONTINUE',
  resumeStep: 'ADDITIONAL_DATA',
  userResumeStep: 'ADDITIONAL_DATA',
  ...change,
});
const simulation = (id: string): NonNullable<Known['simulation']> => ({
  id,
  vehicle: {
    __typename: 'Vehicle',
    typeCode: 'A',
    brandId: null,
    brandName: 'FIAT',
    modelId: null,
    modelName: 'CRONOS',
    year: 2024,
    zeroKm: false,
    purchaseValue: { __typename: 'Money', amount: '30000000' },
  },
});
const choicesFor = (change: Partial<Known>) =>
  startChoices(known(change)).map(({ key, action, href }) => [key, action, href]);

const FRESH = ['fresh', 'Empezar una cotización', '/preference'];
const FIND = ['find', 'Seguir mi solicitud', '/titular/cotizacion?retomar=si'];

test('offers a new browser to start a quote or find a proposal by code [RT-13]', () => {
  expect(choicesFor({})).toEqual([FRESH, FIND]);
  expect(startChoices(known()).map(({ secondary }) => secondary)).toEqual([false, true]);
});

test('sends signed-in users to the dashboard to find their proposals', () => {
  const [, dashboard] = choicesFor({ state: { audience: 'user' } });
  expect(dashboard).toEqual(['find', 'Ver mis solicitudes', '/usuario/panel-de-seguimiento']);
});

test('[RO-01] does not offer to continue a proposal of another point of sale', () => {
  const foreign = proposal({ access: 'OTHER_POINT_OF_SALE' });
  const change = { proposal: foreign, simulation: simulation('s1'), state: { audience: 'user' } } as const;
  expect(choicesFor(change).map(([key]) => key)).toEqual(['fresh', 'find']);
  expect(startChoices(known(change))[0]?.secondary).toBe(false);
});

test('does not offer to find a proposal that the guest can already access in this browser', () => {
  const keysFor = (audience: 'guest' | 'user') =>
    startChoices(known({ proposal: proposal(), state: { audience } })).map(({ key }) => key);
  expect(keysFor('guest')).toEqual(['proposal', 'fresh']);
  expect(keysFor('user')).toEqual(['proposal', 'fresh', 'find']);
});

test('offers to resume a quote without a proposal', () => {
  expect(choicesFor({ simulation: simulation('s2'), proposal: proposal() })[1]).toEqual([
    'quote',
    'Seguir con la cotización',
    '/quoter',
  ]);
  expect(choicesFor({ simulation: simulation('s1'), proposal: proposal() })).toHaveLength(2);
});

test.each<[string, Partial<Proposal>, readonly (string | null | undefined)[]]>([
  ['is resumed at the due step', {}, ['Retomar mi solicitud', '/titular/datos-personales/adicionales']],
  [
    'opens its entry modal if the user must sign in',
    { access: 'SIGN_IN_FIRST' },
    ['Retomar mi solicitud', null],
  ],
  ['opens it also if there is nothing to do', { access: 'IDENTITY_CHECK_DONE' }, ['Ver cómo sigue', null]],
  ['has no button if no step is due', { resumeStep: null, userResumeStep: null }, [undefined, null]],
])('[ST-13, ST-14] a proposal %s', (_title, change, expected) => {
  const [first] = startChoices(known({ proposal: proposal(change) }));
  expect([first?.action, first?.href]).toEqual(expected);
  expect(first?.title).toBe('Tu solicitud 105314');
  expect(first?.text).toBe('Etapa: Tus datos.');
});

test('says that the bank is presenting the pledge instead of naming that phase', () => {
  const phase = { __typename: 'FlowPhase', name: 'PLEDGE_REGISTRATION', status: 'ACTIVE' } as const;
  const presented = proposal({
    phases: [{ ...phase, label: 'Presentación', steps: [] }],
    activePhase: { __typename: 'FlowPhase', name: phase.name },
  });
  expect(startChoices(known({ proposal: presented }))[0]?.text).toBe(
    'Etapa: el banco presenta los documentos en el registro.',
  );
});
