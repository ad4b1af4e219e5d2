import { describe, expect, test } from 'vitest';
import { defineFlow, type FlowStep } from './flow.ts';

type Id = 'welcome' | 'name' | 'pet' | 'address' | 'end';
type State = { way: 'short' | 'long'; hasPet: boolean; done: readonly Id[] };
type Step = FlowStep<State> & { id: Id; short: string | null; long: string };

const isDone =
  (id: Id) =>
  ({ done }: State) =>
    done.includes(id);

const STEPS: readonly Step[] = [
  { id: 'welcome', short: '/s', long: '/l', title: 'Hello', uncounted: true, done: isDone('welcome') },
  { id: 'name', short: '/s/name', long: '/l/name', title: 'Name', group: 1, done: isDone('name') },
  {
    id: 'pet',
    short: '/s/pet',
    long: '/l/pet',
    title: 'Pet',
    group: 1,
    applies: ({ hasPet }) => hasPet,
    done: isDone('pet'),
  },
  { id: 'address', short: null, long: '/l/address', title: 'Address', group: 2, done: isDone('address') },
  { id: 'end', short: '/s/end', long: '/l/end', title: 'End', uncounted: true },
];

const rules = {
  steps: STEPS,
  variantOf: ({ way }: State) => way,
  due: (_state: State, open: Id | null): Id => open ?? 'end',
};
const flow = defineFlow(rules);
const state = (change: Partial<State> = {}): State => ({ way: 'long', hasPet: false, done: [], ...change });

describe('flow URLs', () => {
  test.each<[string, 'short' | 'long', Id | null]>([
    ['/l', 'long', 'welcome'],
    ['/l/name', 'long', 'name'],
    ['/L/Name/', 'long', 'name'],
    ['/l/name', 'short', null],
    ['/l/name/more', 'long', null],
  ])('%s, %s, is %s', (path, way, id) => expect(flow.stepAt(path, way)).toBe(id));

  test('are absent for a screen that the variant lacks', () => {
    expect(flow.pathOf('address', 'long')).toBe('/l/address');
    expect(flow.pathOf('address', 'short')).toBeNull();
  });
});

describe('the order of a flow', () => {
  const walk = (from: State, except?: Id) => {
    const way: Id[] = [];
    for (let id: Id | null = 'welcome'; id !== null; id = flow.next(id, from, except)) way.push(id);
    return way;
  };

  test.each<[string, Partial<State>, Id | undefined, readonly Id[]]>([
    ['skips a step that does not apply', {}, undefined, ['welcome', 'name', 'address', 'end']],
    ['includes it if it applies', { hasPet: true }, undefined, ['welcome', 'name', 'pet', 'address', 'end']],
    ['skips a step that the variant lacks', { way: 'short' }, undefined, ['welcome', 'name', 'end']],
    ['skips the step named by the caller', {}, 'address', ['welcome', 'name', 'end']],
  ])('%s, and goes back the same way', (_title, change, except, expected) => {
    const here = state(change);
    expect(walk(here, except)).toEqual(expected);
    const back = expected.map((id) => flow.previous(id, here, except));
    expect(back).toEqual([null, ...expected.slice(0, -1)]);
  });
});

describe('the due step and the guard', () => {
  test.each<[Partial<State>, Id]>([
    [{}, 'welcome'],
    [{ done: ['welcome'] }, 'name'],
    [{ done: ['welcome', 'name'], hasPet: true }, 'pet'],
    [{ done: ['welcome', 'name'] }, 'address'],
    [{ done: ['welcome', 'name'], way: 'short' }, 'end'],
  ])('%j: %s', (change, due) => expect(flow.due(state(change))).toBe(due));

  test('allow steps up to the due one if there are no other rules', () => {
    const here = state({ done: ['welcome', 'name'] });
    const targets = STEPS.map(({ id }) => flow.guard(id, here));
    expect(targets).toEqual([null, null, 'address', null, 'address']);
  });

  test('give precedence to a step’s own rule', () => {
    const never = STEPS.map((step) => ({ ...step, allowed: () => step.id === 'end' }));
    const closed = defineFlow({ ...rules, steps: never });
    expect(closed.due(state())).toBe('end');
    expect(STEPS.map(({ id }) => closed.guard(id, state()))).toEqual(['end', 'end', 'end', 'end', null]);
  });
});

describe('the progress', () => {
  test.each<[Id, Partial<State>, string | null]>([
    ['welcome', {}, null],
    ['name', {}, '0 of Name, Address'],
    ['address', {}, '1 of Name, Address'],
    ['address', { hasPet: true }, '2 of Name, Pet, Address'],
    ['name', { way: 'short' }, null],
    ['end', {}, null],
  ])('%s %j: %s', (id, change, expected) => {
    const progress = flow.progress(id, state(change));
    expect(progress && `${progress.at} of ${progress.titles.join(', ')}`).toBe(expected);
  });

  test('counts groups if the flow has them', () => {
    const grouped = defineFlow({ ...rules, groups: ['You', 'Home'] });
    expect(grouped.progress('name', state())).toEqual({ titles: ['You', 'Home'], at: 0 });
    expect(grouped.progress('pet', state())).toEqual({ titles: ['Pet', 'Home'], at: 0 });
    expect(grouped.progress('address', state())).toEqual({ titles: ['You', 'Home'], at: 1 });
    expect(grouped.progress('welcome', state())).toBeNull();
  });
});
