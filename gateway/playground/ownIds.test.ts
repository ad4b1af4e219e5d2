import { describe, expect, it } from 'vitest';
import { ownIds, withIds } from './ownIds.ts';

const IDS = {
  id: 'p',
  proposalId: 'p',
  proposalNumber: 7,
  simulationId: 's',
  type: 'DNI_FRONT',
  fileIds: 'f',
};

it.each([
  [{ id: '0' }, { id: 'p' }],
  [{ input: { proposalId: '0', code: '1' } }, { input: { proposalId: 'p', code: '1' } }],
  [{ list: [{ simulationId: '0' }, 'id'] }, { list: [{ simulationId: 's' }, 'id'] }],
  [
    { documents: [{ type: 'texto', fileIds: ['0'] }], type: 1 },
    { documents: [{ type: 'DNI_FRONT', fileIds: ['f'] }], type: 1 },
  ],
  [{ input: { proposalNumber: 1 } }, { input: { proposalNumber: 7 } }],
  [
    { id: 7, after: null, agreementId: '1' },
    { id: 7, after: null, agreementId: '1' },
  ],
])("puts the caller's ids into %j", (variables, expected) => {
  expect(withIds(variables, IDS)).toEqual(expected);
  expect(withIds(variables, {})).toEqual(variables);
});

describe('ownIds', () => {
  const own = {
    id: 'p',
    number: 7,
    insurances: [{ id: 'i' }],
    documents: [
      { type: 'INVOICE', status: 'UPLOADED' },
      { type: 'DNI_FRONT', status: 'SENT_BACK' },
    ],
    figures: { rateId: 'chosen' },
    quote: { financedAmount: { amount: '5000000' }, term: 12, dueDay: 5 },
  };
  const ofProposal = {
    id: 'p',
    proposalId: 'p',
    saleId: 'p',
    coOwnershipId: 'p',
    proposalNumber: 7,
    insuranceId: 'i',
    type: 'DNI_FRONT',
    fileIds: 'file-of-p',
  };
  const chosen = { rateId: 'chosen', financedAmount: '5000000', term: 12, dueDay: 5 };

  it.each([
    ['a guest without records', { currentProposal: null, proposal: null, currentSimulation: null }, null, {}],
    [
      'a guest with a current proposal',
      { currentProposal: own, proposal: null },
      null,
      { ...ofProposal, ...chosen },
    ],
    ['a user with a proposal', { currentProposal: null, proposal: own }, null, { ...ofProposal, ...chosen }],
    [
      'a guest whose simulation is decided',
      { currentSimulation: { id: 's' } },
      { currentSimulation: { quote: { figures: { rateId: 'r' } } } },
      { simulationId: 's', rateId: 'r' },
    ],
    [
      'a guest with both',
      { currentProposal: own, currentSimulation: { id: 's' } },
      { currentSimulation: { quote: { figures: { rateId: 'r' } } } },
      { ...ofProposal, simulationId: 's', rateId: 'r' },
    ],
    ['a caller whose request is rejected', null, null, {}],
  ])('are those of %s', async (_who, records, rate, expected) => {
    const ask = async (query: string) => (query.includes('OwnRecords') ? records : rate);
    const upload = async (proposal: string) => `file-of-${proposal}`;
    expect(await ownIds({ ask, upload }, null, true)).toEqual(expected);
  });
});
