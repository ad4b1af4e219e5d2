import type { IdentityCheckStatus, IdentityRegistersQuery } from '#generated/graphql.ts';

type Checks = { enri: IdentityCheckStatus; opbc: IdentityCheckStatus };

/** The outcome of both registers for all borrowers: any rejection rejects, else any missing answer keeps it pending. */
export function outcomeOf(people: readonly (Checks | null)[]): IdentityCheckStatus {
  const answers = people.flatMap((checks) => (checks === null ? [] : [checks.enri, checks.opbc]));
  if (answers.includes('REJECTED')) return 'REJECTED';
  return answers.length === 0 || answers.includes('PENDING') ? 'PENDING' : 'APPROVED';
}

type Checked = NonNullable<IdentityRegistersQuery['proposal']>;
export type RegisterRow = {
  key: string;
  register: 'enri' | 'opbc';
  person: string | null;
  status: IdentityCheckStatus;
};

/** One row per register and borrower. */
export function registerRows({ identityChecks, coOwnerChecks, owner, coOwner }: Checked): RegisterRow[] {
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
