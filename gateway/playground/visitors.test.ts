import { expect, it } from 'vitest';
import { withProposal } from './visitors.ts';

it.each([
  [{ id: '0' }, { id: 'p' }],
  [{ input: { proposalId: '0', code: '1' } }, { input: { proposalId: 'p', code: '1' } }],
  [{ list: [{ id: '0' }, 'id'] }, { list: [{ id: 'p' }, 'id'] }],
  [
    { id: 7, agreementId: '1' },
    { id: 7, agreementId: '1' },
  ],
])("puts the visitor's proposal into %j", (variables, expected) => {
  expect(withProposal(variables, 'p')).toEqual(expected);
  expect(withProposal(variables, null)).toEqual(variables);
});
