import type { CoOwnerPartViewFragment } from '#generated/graphql.ts';

type Part = NonNullable<CoOwnerPartViewFragment['coOwnerPart']>;

/** Returns a co-owner and the progress of their part. */
export const withCoOwner = (change: Partial<Part> = {}) =>
  ({
    coOwner: { __typename: 'Person', firstName: 'JULIAN', lastName: 'FERREYRA' },
    coOwnerPart: {
      __typename: 'CoOwnerPart',
      step: 'CONSENT',
      linkSentAt: '2026-11-19T12:12:00.000Z',
      linkChannel: 'SMS',
      linkExpiresAt: '2026-11-26T12:12:00.000Z',
      maskedPhone: '•• •••• 8124',
      maskedEmail: 'j•••@example.com',
      resendsLeft: 2,
      refusalReason: null,
      ...change,
    },
  }) satisfies Pick<CoOwnerPartViewFragment, 'coOwner' | 'coOwnerPart'>;
