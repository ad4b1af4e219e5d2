import { describe, expect, test } from 'vitest';
import {
  brandAt,
  dueStep,
  guard,
  nextStep,
  pathOf,
  previousStep,
  stepAt,
  stepsOf,
  type FlowState,
  type StepId,
} from './flow.ts';

const state = (change: Partial<FlowState> = {}): FlowState => ({
  brand: 'ceibo',
  validated: false,
  isAccountSaved: false,
  contractMade: false,
  signed: false,
  finished: false,
  ...change,
});
const VALIDATED = { validated: true };
const READY = { validated: true, isAccountSaved: true };
const SIGNED = { ...READY, contractMade: true, signed: true };

describe('routes of the identity check', () => {
  test.each<[StepId, string, string]>([
    ['identity', '/biometria', '/vivere/biometria'],
    ['account', '/biometria/medio-de-pago', '/biometria/medio-de-pago'],
    ['insurance', '/biometria/seguro', '/biometria/seguro'],
    ['registers', '/biometria/enri', '/biometria/enri'],
    ['terms', '/biometria/terminos-y-condiciones', '/vivere/biometria/terminos-y-condiciones'],
    ['end', '/biometria/fin-proceso', '/vivere/biometria/fin-proceso'],
  ])('[RT-48–RT-56] %s: %s, for Vivere %s', (id, ceibo, vivere) => {
    expect(pathOf(id, 'ceibo')).toBe(ceibo);
    expect(pathOf(id, 'vivere')).toBe(vivere);
  });

  test.each([
    ['/biometria', 'ceibo', 'identity'],
    ['/biometria/', 'ceibo', 'identity'],
    ['/biometria/enri', 'ceibo', 'registers'],
    ['/vivere/biometria', 'vivere', 'identity'],
    ['/vivere/biometria/terminos-y-condiciones/', 'vivere', 'terms'],
    ['/vivere/biometria/medio-de-pago', 'vivere', 'account'],
  ])('%s is %s’s %s', (path, brand, step) => {
    expect([brandAt(path), stepAt(path)]).toEqual([brand, step]);
  });

  test('have two steps before the end for Vivere', () => {
    expect(stepsOf(state({ brand: 'vivere' })).map(({ id }) => id)).toEqual(['identity', 'terms']);
    expect(stepsOf(state())).toHaveLength(5);
  });
});

describe('the due step', () => {
  test.each<[string, Partial<FlowState>, StepId]>([
    ['no completed step', {}, 'identity'],
    ['only an account', { isAccountSaved: true }, 'identity'],
    ['a validated identity', VALIDATED, 'account'],
    ['a validated identity and an account', READY, 'insurance'],
    ['a generated contract', { ...READY, contractMade: true }, 'terms'],
    ['signed without an account', { ...SIGNED, isAccountSaved: false }, 'account'],
    ['the end', { ...SIGNED, finished: true }, 'end'],
    ['a validated Vivere identity', { ...VALIDATED, brand: 'vivere' }, 'terms'],
  ])('[ST-05] after %s', (_what, change, due) => {
    expect(dueStep(state(change))).toBe(due);
  });
});

describe('the route guard', () => {
  test.each<[StepId, string, Partial<FlowState>, StepId | null]>([
    ['identity', 'no completed step', {}, null],
    ['terms', 'no completed step', {}, 'identity'],
    ['end', 'no completed step', {}, 'identity'],
    ['identity', 'a validated identity', VALIDATED, null],
    ['account', 'a validated identity', VALIDATED, null],
    ['insurance', 'a validated identity', VALIDATED, 'account'],
    ['registers', 'a validated identity', VALIDATED, 'account'],
    ['terms', 'a validated Vivere identity', { ...VALIDATED, brand: 'vivere' }, null],
    ['insurance', 'a step that Vivere does not have', { ...READY, brand: 'vivere' }, 'terms'],
    [
      'account',
      'a signed Vivere contract without account',
      { ...SIGNED, isAccountSaved: false, brand: 'vivere' },
      null,
    ],
    ['terms', 'a validated identity and an account', READY, null],
    ['end', 'a validated identity and an account', READY, 'insurance'],
    ['terms', 'signed without an account', { ...SIGNED, isAccountSaved: false }, 'account'],
    ['account', 'signed without an account', { ...SIGNED, isAccountSaved: false }, null],
    ['identity', 'the end', { ...SIGNED, finished: true }, 'end'],
    ['end', 'the end', { ...SIGNED, finished: true }, null],
  ])('[RT-48–RT-53] %s after %s: %s', (id, _what, change, redirectTo) => {
    expect(guard(id, state(change))).toBe(redirectTo);
  });
});

describe('next and previous steps', () => {
  const walk = (change: Partial<FlowState>) => {
    const way: StepId[] = ['identity'];
    while (way.at(-1) !== 'end') way.push(nextStep(way.at(-1) ?? 'identity', state(change)));
    return way;
  };

  test('[RT-49] skip the account for a holder who has one', () => {
    expect(walk(VALIDATED)).toEqual(['identity', 'account', 'insurance', 'registers', 'terms', 'end']);
    expect(walk(READY)).toEqual(['identity', 'insurance', 'registers', 'terms', 'end']);
    expect(walk({ ...VALIDATED, brand: 'vivere' })).toEqual(['identity', 'terms', 'end']);
  });

  test('[RT-50] lead back from the insurance to the account if the user came from there', () => {
    expect(previousStep('insurance', state(READY), true)).toBe('account');
    expect(previousStep('insurance', state(READY), false)).toBe('identity');
    expect(previousStep('terms', state(READY), false)).toBe('registers');
    expect(previousStep('terms', state({ ...READY, brand: 'vivere' }), false)).toBe('identity');
  });

  test('omit Back on the first step, on the end screen and after signing', () => {
    expect(previousStep('identity', state(), false)).toBeNull();
    expect(previousStep('end', state({ ...SIGNED, finished: true }), true)).toBeNull();
    expect(previousStep('account', state({ ...SIGNED, isAccountSaved: false }), true)).toBeNull();
  });
});
