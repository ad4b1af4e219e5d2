import { expect, test } from 'vitest';
import { sampleProposal } from '#testing/samples/proposal.ts';
import { unreadFronts } from './unreadFronts.ts';

test.each([
  ['OPEN', 'del titular'],
  ['CLOSED', null],
  ['CANCELLED_BY_BANK', null],
] as const)('a front of the DNI that nobody read is work while the proposal is %s', (status, who) => {
  const biometry = { __typename: 'Biometry' as const, toReview: ['DOCUMENT_FRONT' as const] };
  expect(unreadFronts(sampleProposal({ status, biometry }))).toBe(who);
});
