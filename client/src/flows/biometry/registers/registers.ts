import type { IdentityCheckStatus, IdentityRegistersQuery } from '../../../generated/graphql.ts';

type Checks = { enri: IdentityCheckStatus; opbc: IdentityCheckStatus };

/** What both registers say of everybody who borrows; one that rejects decides, one that is awaited holds up. */
export function outcomeOf(people: readonly (Checks | null)[]): IdentityCheckStatus {
  const answers = people.flatMap((checks) => (checks === null ? [] : [checks.enri, checks.opbc]));
  if (answers.includes('REJECTED')) return 'REJECTED';
  return answers.length === 0 || answers.includes('PENDING') ? 'PENDING' : 'APPROVED';
}

type Asked = NonNullable<IdentityRegistersQuery['proposal']>;
export type RegisterRow = {
  key: string;
  register: 'enri' | 'opbc';
  person: string | null;
  status: IdentityCheckStatus;
};

/** One row for each register, and for each person where two borrow. */
export function registerRows({ identityChecks, coOwnerChecks, owner, coOwner }: Asked): RegisterRow[] {
  const people = [
    { id: 'owner', checks: identityChecks, person: coOwner === null ? null : owner.firstName },
    { id: 'coOwner', checks: coOwnerChecks, person: coOwner?.firstName ?? null },
  ];
  return people.flatMap(({ id, checks, person }) =>
    checks === null
      ? []
      : (['enri', 'opbc'] as const).map((register) => ({
          key: `${id}-${register}`,
          register,
          person,
          status: checks[register],
        })),
  );
}
