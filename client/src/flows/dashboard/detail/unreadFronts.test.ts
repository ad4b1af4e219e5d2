import { expect, test } from 'vitest';
import { sampleProposal } from '#testing/samples/proposal.ts';
import { unreadFronts } from './unreadFronts.ts';

test.each([
  ['OPEN', 'del titular'],
  ['CLOSED', null],
  ['CANCELLED_BY_BANK', null],
] as const)('requires a manual review of a DNI front only while OPEN: %s', (status, who) => {
  const biometry = {
    __typename: 'Biometry' as const,
    isValidated: true,
    toReview: ['DOCUMENT_FRONT' as const],
  };
  expect(unreadFronts(sampleProposal({ status, biometry }))).toBe(who);
});
