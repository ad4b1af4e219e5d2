import { describe, expect, test } from 'vitest';
import type { RegisterCheckStatus } from '#generated/graphql.ts';
import { outcomeOf, registerRows } from './registers.ts';

const checks = (enri: RegisterCheckStatus, opbc: RegisterCheckStatus) => ({
  __typename: 'RegisterChecks' as const,
  enri,
  opbc,
});

describe('[RT-51] [CA-59] [CA-60] register results', () => {
  test.each<[RegisterCheckStatus, RegisterCheckStatus, RegisterCheckStatus]>([
    ['PENDING', 'PENDING', 'PENDING'],
    ['APPROVED', 'PENDING', 'PENDING'],
    ['APPROVED', 'APPROVED', 'APPROVED'],
    ['REJECTED', 'PENDING', 'REJECTED'],
    ['APPROVED', 'REJECTED', 'REJECTED'],
  ])('ENRI %s and OPBC %s: %s', (enri, opbc, outcome) => {
    expect(outcomeOf([checks(enri, opbc), null])).toBe(outcome);
  });

  test('are decided by a rejected or pending co-owner', () => {
    const good = checks('APPROVED', 'APPROVED');
    expect(outcomeOf([good, checks('APPROVED', 'PENDING')])).toBe('PENDING');
    expect(outcomeOf([good, checks('REJECTED', 'APPROVED')])).toBe('REJECTED');
    expect(outcomeOf([good, good])).toBe('APPROVED');
  });

  test('are pending until the first response', () => {
    expect(outcomeOf([null, null])).toBe('PENDING');
  });

  test('name people only if there is a co-owner', () => {
    const proposal = {
      __typename: 'Proposal' as const,
      id: 'p1',
      registerChecks: checks('APPROVED', 'PENDING'),
      coOwnerChecks: null,
      owner: { __typename: 'Person' as const, firstName: 'Ana' },
      coOwner: null,
    };
    expect(registerRows(proposal).map(({ person, status }) => [person, status])).toEqual([
      [null, 'APPROVED'],
      [null, 'PENDING'],
    ]);
    const two = {
      ...proposal,
      coOwnerChecks: checks('PENDING', 'PENDING'),
      coOwner: { __typename: 'Person' as const, firstName: 'Luis' },
    };
    expect(registerRows(two).map(({ person }) => person)).toEqual(['Ana', 'Ana', 'Luis', 'Luis']);
  });
});
