import { expect, test } from 'vitest';
import { currentWork } from './currentWork.ts';

const open = { flow: { cancelled: false }, simulationId: 's1' };
const cancelled = { flow: { cancelled: true }, simulationId: 's1' };
const quote = { id: 's1' };
const newer = { id: 's2' };

test.each([
  ['nothing was begun', null, null, null, null],
  ['there is a quote alone', null, quote, null, quote],
  ['the proposal is open', open, quote, open, quote],
  ['another quote was begun beside it', open, newer, open, newer],
  ['the proposal was cancelled: its quote is over too', cancelled, quote, null, null],
  ['it was cancelled, and another quote was begun since', cancelled, newer, null, newer],
  ['it was cancelled, and its quote was made elsewhere', cancelled, null, null, null],
])('[ST-17] %s', (_case, currentProposal, currentSimulation, proposal, simulation) => {
  expect(currentWork({ currentProposal, currentSimulation })).toEqual({ proposal, simulation });
});
