import { expect, test } from 'vitest';
import { currentWork } from './currentWork.ts';

const open = { flow: { isCancelled: false }, simulationId: 's1' };
const cancelled = { flow: { isCancelled: true }, simulationId: 's1' };
const quote = { id: 's1' };
const newer = { id: 's2' };

test.each([
  ['there is nothing yet', null, null, null, null],
  ['there is only a quote', null, quote, null, quote],
  ['the proposal is open', open, quote, open, quote],
  ['there is a newer quote', open, newer, open, newer],
  ['the proposal was cancelled, and its quote with it', cancelled, quote, null, null],
  ['it was cancelled, and there is a newer quote', cancelled, newer, null, newer],
  ['it was cancelled, and its quote was made elsewhere', cancelled, null, null, null],
])('[ST-17] %s', (_case, currentProposal, currentSimulation, proposal, simulation) => {
  expect(currentWork({ currentProposal, currentSimulation })).toEqual({ proposal, simulation });
});
