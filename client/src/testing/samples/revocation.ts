import type { RevocationStateFragment } from '#generated/graphql.ts';

type Request = NonNullable<RevocationStateFragment['request']>;

/** Returns a confirmed revocation of a signed loan that is not paid yet. */
export const revocationState = (
  change: Partial<Request> = {},
  paidOn: string | null = null,
): RevocationStateFragment => ({
  __typename: 'ProposalRevocation',
  revocableUntil: '2026-12-07',
  paidOn,
  businessDaysLeft: 5,
  request: {
    __typename: 'RevocationReceipt',
    number: '4821-0073-9155',
    requestedAt: '2026-11-22T15:00:00Z',
    isConfirmed: true,
    by: 'OWNER',
    isOnHold: true,
    ...change,
  },
});
