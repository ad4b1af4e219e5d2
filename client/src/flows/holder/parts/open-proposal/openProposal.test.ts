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

describe('[ST-29] the open proposal for a document', () => {
  test('is found and remembered before the user decides', async () => {
    await expect(lookForEarlier(DNI, answer(match))).resolves.toBe(match);
    expect(earlierProposal()).toEqual({ documentNumber: DNI, match, wish: 'none' });
    expect(replacesFor(DNI)).toBe(false);
  });

  test('is forgotten if the next document has none', async () => {
    await lookForEarlier(DNI, answer(match));
    await expect(lookForEarlier('30111222', answer(null))).resolves.toBeNull();
    expect(earlierProposal()).toBeNull();
  });

  test('does not block the applicant if the search fails', async () => {
    await expect(lookForEarlier(DNI, cut)).resolves.toBeNull();
    await expect(lookForEarlier(DNI, async () => ({ data: null }))).resolves.toBeNull();
  });

  test('is not offered again after the applicant has chosen to start over', async () => {
    await lookForEarlier(DNI, answer(match));
    wishFor('replace');
    expect(replacesFor(DNI)).toBe(true);
    expect(replacesFor('30111222')).toBe(false);
    wishFor('resume');
    expect(replacesFor(DNI)).toBe(false);
  });

  test('needs no decision until one is found', () => {
    wishFor('replace');
    expect(earlierProposal()).toBeNull();
  });
});
