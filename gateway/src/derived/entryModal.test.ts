import { describe, expect, it } from 'vitest';
import type { FlowAnswer } from '../bank/proposal.ts';
import { entryModal, type Entering } from './entryModal.ts';

type Phase = FlowAnswer['flowPhase'][number];
const phase = (name: string, status: Phase['status']): Phase => ({ name, status, steps: [] });
const flow = (...flowPhase: Phase[]): FlowAnswer => ({ status: 'A', flowPhase });

const SELLER = { pointsOfSale: ['01010', '01022'] };
const APPLICANT = { pointsOfSale: null };
const entering = (pointOfSale: string | null, user: Entering['user']): Entering => ({ pointOfSale, user });

const FILLING = flow(phase('OWNER', 'ACTIVE'), phase('BIOMETRIA', 'PENDING'));
const BIOMETRY = flow(phase('SELLER', 'FINALIZED'), phase('BIOMETRIA', 'ACTIVE'));
const AFTER = flow(phase('BIOMETRIA', 'FINALIZED'), phase('REGISTRO_PRENDA', 'ACTIVE'));
const CONCIERGE = flow(phase('OWNER', 'ACTIVE'), phase('CONCIERGE', 'ACTIVE'));

describe('entry modal', () => {
  it.each<[string, Entering, string]>([
    ['a seller, the own point of sale', entering('01022', SELLER), 'SELLER_MATCH_LOGGED'],
    ["a seller, another's", entering('01035', SELLER), 'SELLER_MISMATCH_LOGGED'],
    ['an applicant, any', entering('01035', APPLICANT), 'SELLER_MATCH_LOGGED'],
    ['nobody signed in, any', entering('01022', null), 'USER_NOT_LOGGED'],
    ['somebody signed in, none', entering(null, APPLICANT), 'NULL_POINT_OF_SALE_USER_LOGGED'],
    ['nobody signed in, none', entering(null, null), 'NULL_POINT_OF_SALE_USER_NOT_LOGGED'],
  ])('[ST-13] [RO-01] %s', (_who, who, expected) => {
    expect(entryModal(FILLING, who)).toBe(expected);
  });

  it.each<[string, FlowAnswer, string]>([
    ['the identity check under way', BIOMETRY, 'ACTIVE_BIOMETRY'],
    ['the identity check done last', AFTER, 'FINALIZED_BIOMETRY'],
    ['a gestor at work', CONCIERGE, 'CONCIERGE_FLOW_PHASE'],
  ])('[ST-14] %s, for the users that match', (_state, state, expected) => {
    expect(entryModal(state, entering('01010', SELLER))).toBe(expected);
    expect(entryModal(state, entering(null, null))).toBe(expected);
  });

  it('[ST-14] a phase done after the identity check ends its modal', () => {
    const later = flow(phase('BIOMETRIA', 'FINALIZED'), phase('REGISTRO_PRENDA', 'FINALIZED'));
    expect(entryModal(later, entering('01010', SELLER))).toBe('SELLER_MATCH_LOGGED');
  });

  it.each([FILLING, BIOMETRY, AFTER, CONCIERGE])(
    '[ST-15] mismatch, not signed in and no point of sale come before the rest: %#',
    (state) => {
      expect(entryModal(state, entering('01035', SELLER))).toBe('SELLER_MISMATCH_LOGGED');
      expect(entryModal(state, entering('01010', null))).toBe('USER_NOT_LOGGED');
      expect(entryModal(state, entering(null, SELLER))).toBe('NULL_POINT_OF_SALE_USER_LOGGED');
    },
  );
});
