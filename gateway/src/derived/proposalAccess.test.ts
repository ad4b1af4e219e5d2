import { describe, expect, it } from 'vitest';
import type { FlowAnswer } from '../bank/contract.ts';
import { proposalAccess, type Entering } from './proposalAccess.ts';

type Phase = FlowAnswer['flowPhase'][number];
const phase = (name: string, status: Phase['status']): Phase => ({ name, status, steps: [] });
const flow = (...flowPhase: Phase[]): FlowAnswer => ({ status: 'A', flowPhase });

const SELLER = { isAdmin: false, pointsOfSale: ['01010', '01022'] };
const APPLICANT = { isAdmin: false, pointsOfSale: null };
const ADMIN = { isAdmin: true, pointsOfSale: null };
const entering = (pointOfSale: string | null, user: Entering['user']): Entering => ({ pointOfSale, user });

const FILLING = flow(phase('OWNER', 'ACTIVE'), phase('BIOMETRIA', 'PENDING'));
const BIOMETRY = flow(phase('SELLER', 'FINALIZED'), phase('BIOMETRIA', 'ACTIVE'));
const AFTER = flow(phase('BIOMETRIA', 'FINALIZED'), phase('REGISTRO_PRENDA', 'ACTIVE'));
const CONCIERGE = flow(phase('OWNER', 'ACTIVE'), phase('CONCIERGE', 'ACTIVE'));

describe('access to a proposal', () => {
  it.each<[string, Entering, string]>([
    ['a seller with their point of sale', entering('01022', SELLER), 'MAY_CONTINUE'],
    ['a seller with another point of sale', entering('01035', SELLER), 'OTHER_POINT_OF_SALE'],
    ['an applicant with a point of sale', entering('01035', APPLICANT), 'MAY_CONTINUE'],
    ['an admin with a point of sale', entering('01035', ADMIN), 'READ_ONLY'],
    ['an admin without point of sale', entering(null, ADMIN), 'READ_ONLY'],
    ['a guest with a point of sale', entering('01022', null), 'SIGN_IN_FIRST'],
    ['an applicant without point of sale', entering(null, APPLICANT), 'CONTINUE_OR_RESTART'],
    ['a guest without point of sale', entering(null, null), 'MAY_CONTINUE'],
  ])('[ST-13] [RO-01] of %s', (_who, who, expected) => {
    expect(proposalAccess(FILLING, who)).toBe(expected);
  });

  it.each<[string, FlowAnswer, string]>([
    ['during the identity check', BIOMETRY, 'IDENTITY_CHECK_IN_PROGRESS'],
    ['right after the identity check', AFTER, 'IDENTITY_CHECK_DONE'],
    ['while a gestor helps', CONCIERGE, 'CONCIERGE_HELPS'],
  ])('[ST-14] of matching users %s', (_state, state, expected) => {
    expect(proposalAccess(state, entering('01010', SELLER))).toBe(expected);
    expect(proposalAccess(state, entering(null, null))).toBe(expected);
  });

  it('[ST-14] is normal again once a phase after the identity check is done', () => {
    const later = flow(phase('BIOMETRIA', 'FINALIZED'), phase('REGISTRO_PRENDA', 'FINALIZED'));
    expect(proposalAccess(later, entering('01010', SELLER))).toBe('MAY_CONTINUE');
  });

  it.each([FILLING, BIOMETRY, AFTER, CONCIERGE])(
    '[ST-15] depends on the point of sale and the sign-in first: %#',
    (state) => {
      expect(proposalAccess(state, entering('01035', SELLER))).toBe('OTHER_POINT_OF_SALE');
      expect(proposalAccess(state, entering('01010', null))).toBe('SIGN_IN_FIRST');
      expect(proposalAccess(state, entering(null, SELLER))).toBe('CONTINUE_OR_RESTART');
    },
  );
});
