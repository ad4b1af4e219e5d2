import { describe, expect, test } from 'vitest';
import type { CoOwnerStep } from '#generated/graphql.ts';
import { CO_OWNER_STEPS, dueStep, guard, hrefOf, linkIn, progress, stepAt, type StepId } from './flow.ts';

const IDS = CO_OWNER_STEPS.map(({ id }) => id);
const at = (step: CoOwnerStep, validated = false) => ({ step, validated });

describe('the co-owner’s flow', () => {
  test.each<[CoOwnerStep, boolean, StepId, readonly StepId[]]>([
    ['NOT_INVITED', false, 'waiting', ['waiting']],
    ['CONSENT', false, 'invitation', ['invitation']],
    ['REFUSED', false, 'invitation', ['invitation']],
    ['WAITING_FOR_OWNER', false, 'waiting', ['waiting']],
    ['IDENTITY', false, 'identity', ['identity']],
    ['WAITING_FOR_CONTRACT', true, 'waiting', ['identity', 'waiting']],
    ['CONTRACT', true, 'contract', ['identity', 'contract']],
    ['SIGNED', true, 'end', ['end']],
    ['STOPPED', true, 'end', ['end']],
    ['ENDED', false, 'end', ['end']],
  ])('opens only the screens allowed at %s', (step, validated, due, open) => {
    const state = at(step, validated);
    expect(dueStep(state)).toBe(due);
    expect(IDS.filter((id) => guard(id, state) === null)).toEqual(open);
    for (const id of IDS) expect(guard(id, state) ?? due).toBe(due);
  });

  test('counts only the co-owner’s own tasks as progress', () => {
    expect(progress('identity', at('IDENTITY'))).toEqual({
      titles: ['Aceptar', 'Tu identidad', 'Contrato'],
      at: 1,
    });
    expect(progress('waiting', at('WAITING_FOR_OWNER'))).toBeNull();
  });
});

describe('co-owner URLs', () => {
  test('carry the proposal number in the query and the key in the fragment of a link', () => {
    expect(linkIn({ search: '?propuesta=105317', hash: '#clave=Zk-1_a' })).toEqual({
      proposalNumber: 105_317,
      key: 'Zk-1_a',
    });
    for (const search of ['', '?propuesta=0', '?propuesta=1e3', '?propuesta=x']) {
      expect(linkIn({ search, hash: '#clave=Zk1' })).toBeNull();
    }
    expect(linkIn({ search: '?propuesta=105317', hash: '' })).toBeNull();
  });

  test('carry the id, which grants no access', () => {
    expect(hrefOf('contract', 'a b')).toBe('/cotitular/contrato?id=a+b');
    expect(stepAt('/cotitular/espera')).toBe('waiting');
    expect(stepAt('/cotitular')).toBe('invitation');
  });
});
