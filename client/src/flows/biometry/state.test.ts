import { revocationState } from '#testing/samples/revocation.ts';
import { describe, expect, test } from 'vitest';
import type { BiometryProposalFragment } from '#generated/graphql.ts';
import { brandOf, flowState, proposalToShow, stopOf, type Stop } from './state.ts';

const flowOf = (change = {}) => ({
  __typename: 'ProposalFlow' as const,
  isCancelled: false,
  hasDocumentsSentBack: false,
  isBiometryInProgress: true,
  isBiometryFinalized: false,
  isAccountSaved: false,
  ...change,
});

describe('access to the identity check', () => {
  test.each<[string, object, 'APPLICANT' | 'SELLER' | 'ADMIN' | null, Stop | null]>([
    ['a guest who proved to be the holder', {}, null, null],
    ['the holder, signed in', {}, 'APPLICANT', null],
    ['a point of sale: the contract is the holder’s', {}, 'SELLER', 'staff'],
    ['an admin: read-only', {}, 'ADMIN', 'staff'],
    ['a cancelled proposal', { isCancelled: true, isBiometryInProgress: false }, null, 'cancelled'],
    ['an application in progress', { isBiometryInProgress: false }, null, 'not-yet'],
    [
      'an application with documents sent back',
      { isBiometryInProgress: false, hasDocumentsSentBack: true },
      null,
      'sent-back',
    ],
    ['a finished check', { isBiometryInProgress: false, isBiometryFinalized: true }, null, null],
    [
      'a finished check, with documents sent back later',
      { isBiometryInProgress: false, isBiometryFinalized: true, hasDocumentsSentBack: true },
      null,
      null,
    ],
  ])('[ST-05] [RT-48] %s', (_what, change, role, stop) => {
    expect(stopOf({ flow: flowOf(change) }, role)).toBe(stop);
  });

  test('is blocked by a confirmed revocation until the bank resolves it', () => {
    const stop = (onHold: boolean) =>
      stopOf({ flow: flowOf(), revocation: revocationState({ isOnHold: onHold }) }, null);
    expect(stop(true)).toBe('revoked');
    expect(stop(false)).toBeNull();
  });
});

const proposal = (formalization: 'ACTIVE' | 'FINALIZED', change = {}): BiometryProposalFragment => ({
  __typename: 'Proposal',
  id: 'p1',
  number: 104_882,
  updatedAt: '2026-11-20T15:00:00Z',
  access: 'IDENTITY_CHECK_IN_PROGRESS',
  seller: null,
  isSellerAccountMissing: false,
  flow: flowOf(),
  revocation: null,
  phases: [
    {
      __typename: 'FlowPhase',
      name: 'IDENTITY_AND_CONTRACT',
      label: 'Identidad',
      status: 'ACTIVE',
      steps: [
        { __typename: 'FlowStep', name: 'CONTRACT_SIGNATURE', status: formalization, finishedAt: null },
        { __typename: 'FlowStep', name: 'ACCOUNT_CHOICE', status: 'PENDING', finishedAt: null },
      ],
    },
  ],
  biometry: {
    __typename: 'Biometry',
    status: 'APPROVED',
    isValidated: true,
    received: [],
    problems: [],
    processNumber: null,
    isVivere: false,
    isDemonstration: true,
  },
  coOwner: null,
  coOwnerPart: null,
  contract: {
    __typename: 'Contract',
    status: 'CREATED',
    isInitiated: true,
    isConfirmed: null,
    refusalReason: null,
    hash: null,
    signedAt: null,
    isSigningCodeRequired: true,
    pendingSigners: ['OWNER'],
    signatures: [],
    changes: null,
  },
  ...change,
});

test('[ST-03] [ST-16] derives the progress from the steps of the proposal and from its contract', () => {
  expect(flowState(proposal('ACTIVE'), 'ceibo')).toEqual({
    brand: 'ceibo',
    validated: true,
    isAccountSaved: false,
    contractMade: true,
    signed: false,
    finished: false,
  });
  expect(flowState(proposal('FINALIZED'), 'vivere')).toMatchObject({ brand: 'vivere', signed: true });
});

test('[RT-54] takes the brand from the URL only until the check starts', () => {
  const check = (change: Partial<BiometryProposalFragment['biometry']>) => {
    const { biometry } = proposal('ACTIVE');
    return proposal('ACTIVE', { biometry: { ...biometry, ...change } });
  };
  const untouched = check({ isValidated: false });
  expect([brandOf(untouched, 'ceibo'), brandOf(untouched, 'vivere')]).toEqual(['ceibo', 'vivere']);
  for (const begun of [{ validated: true }, { validated: false, processNumber: 'VI-1' }]) {
    expect(brandOf(check({ ...begun, isVivere: false }), 'vivere')).toBe('ceibo');
    expect(brandOf(check({ ...begun, isVivere: true }), 'ceibo')).toBe('vivere');
  }
});

test('[RT-48] without a link, gives signed-in users the proposal whose check is due, or their only one', () => {
  const open = (id: string, isBiometryInProgress: boolean) => ({ id, flow: { isBiometryInProgress } });
  expect(proposalToShow([])).toBeNull();
  expect(proposalToShow([open('a', false)])).toBe('a');
  expect(proposalToShow([open('a', false), open('b', true), open('c', false)])).toBe('b');
  expect(proposalToShow([open('a', false), open('b', false)])).toBe('several');
  expect(proposalToShow([open('a', true), open('b', true)])).toBe('several');
});
