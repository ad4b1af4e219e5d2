import { beforeEach, describe, expect, test } from 'vitest';
import { earlierProposal, lookForEarlier, rememberEarlier, replacesFor, wishFor } from './openProposal.ts';

const DNI = '20000008';
const match = {
  __typename: 'ProposalMatch' as const,
  id: 'p-1',
  number: 100_123,
  phaseLabel: 'Titular',
  maskedPhone: '*** 1234',
};
const answer = (found: typeof match | null) => async () => ({
  data: {
    __typename: 'Mutation' as const,
    findProposal: { __typename: 'FindProposalPayload' as const, match: found, userErrors: [] },
  },
});

const cut = () => Promise.reject(new Error('Failed to fetch'));

beforeEach(() => rememberEarlier(null));

describe('[ST-29] the open proposal of a document', () => {
  test('is found and remembered, with nothing wished for yet', async () => {
    await expect(lookForEarlier(DNI, answer(match))).resolves.toBe(match);
    expect(earlierProposal()).toEqual({ documentNumber: DNI, match, wish: 'none' });
    expect(replacesFor(DNI)).toBe(false);
  });

  test('is forgotten when the next document has none', async () => {
    await lookForEarlier(DNI, answer(match));
    await expect(lookForEarlier('30111222', answer(null))).resolves.toBeNull();
    expect(earlierProposal()).toBeNull();
  });

  test('never keeps anyone from going on when it could not be looked for', async () => {
    await expect(lookForEarlier(DNI, cut)).resolves.toBeNull();
    await expect(lookForEarlier(DNI, async () => ({ data: null }))).resolves.toBeNull();
  });

  test('is not asked about again for the document that starts anew', async () => {
    await lookForEarlier(DNI, answer(match));
    wishFor('replace');
    expect(replacesFor(DNI)).toBe(true);
    expect(replacesFor('30111222')).toBe(false);
    wishFor('resume');
    expect(replacesFor(DNI)).toBe(false);
  });

  test('has no wish while none was found', () => {
    wishFor('replace');
    expect(earlierProposal()).toBeNull();
  });
});
