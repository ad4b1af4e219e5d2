import { expect, test } from 'vitest';
import { readChoice } from '#shared/loan/quote/choice.ts';
import { proposalInput } from './proposalInput.ts';

const quote = { financedAmount: '10000000', term: 24, dueDay: 10, rateId: 'F-24' };
const uuid = 'b7c1d8e2-3f44-4a55-8b66-9c77aa88bb99';

test.each([
  ['the self-management id of the link', `?autogestion=${uuid}`, uuid],
  ['no id if the link has none', '', null],
])(
  '[CA-43] sends the proposal with its quote, simulation and point of sale, and %s',
  (_which, search, sent) => {
    const input = proposalInput({
      quote,
      simulation: { id: 's1', pointOfSaleCode: '01010' },
      choice: readChoice(new URLSearchParams(search)),
      replaceOpenProposal: true,
    });
    expect(input).toEqual({
      ...quote,
      simulationId: 's1',
      pointOfSaleCode: '01010',
      replaceOpenProposal: true,
      selfManagementId: sent,
    });
  },
);
