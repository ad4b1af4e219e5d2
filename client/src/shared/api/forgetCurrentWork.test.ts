import { InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { forgetCurrentWork } from './forgetCurrentWork.ts';

const WORK = parse('{ currentProposal { id } currentSimulation { id } }');
const CONFIG = parse('{ appConfig { bankName } }');

test('[ST-17] evicts only the current proposal and its quote', () => {
  const cache = new InMemoryCache();
  const proposal = { __typename: 'Proposal', id: 'p1' };
  const simulation = { __typename: 'Simulation', id: 's1' };
  cache.writeQuery({ query: WORK, data: { currentProposal: proposal, currentSimulation: simulation } });
  cache.writeQuery({ query: CONFIG, data: { appConfig: { __typename: 'AppConfig', bankName: 'Ceibo' } } });
  forgetCurrentWork(cache);
  expect(cache.readQuery({ query: WORK })).toBeNull();
  expect(cache.readQuery({ query: CONFIG })).not.toBeNull();
});
