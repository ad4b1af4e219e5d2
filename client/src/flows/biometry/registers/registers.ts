import type { RegisterCheckStatus, IdentityRegistersQuery } from '#generated/graphql.ts';

type Checks = { enri: RegisterCheckStatus; opbc: RegisterCheckStatus };

/**
 * Returns the outcome of both registers for all borrowers: any rejection rejects, otherwise any missing answer keeps it
 * pending.
 */
export function outcomeOf(people: readonly (Checks | null)[]): RegisterCheckStatus {
  const answers = people.flatMap((checks) => (checks === null ? [] : [checks.enri, checks.opbc]));
  if (answers.includes('REJECTED')) return 'REJECTED';
  return answers.length === 0 || answers.includes('PENDING') ? 'PENDING' : 'APPROVED';
}

type Checked = NonNullable<IdentityRegistersQuery['proposal']>;
export type RegisterRow = {
  key: string;
  register: 'enri' | 'opbc';
  person: string | null;
  status: RegisterCheckStatus;
};

/** Returns one row per register and borrower. */
export function registerRows({ registerChecks, coOwnerChecks, owner, coOwner }: Checked): RegisterRow[] {
  const people = [
    { id: 'owner', checks: registerChecks, person: coOwner === null ? null : owner.firstName },
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
