import { describe, expect, it } from 'vitest';
import { GuestCapability } from './guest.ts';
import type { Visitor } from './sales.ts';
import { currentWork } from './tabWork.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function capability(simulation: number, proposal: number): GuestCapability {
  const work = GuestCapability.fresh();
  work.addSimulation({ uuid: id(simulation), idRequest: id(99) });
  work.addProposal(id(proposal));
  return work;
}

const guest = capability(1, 2);
const asGuest: Visitor = { guest, user: null };
const asUser = { guest, user: { work: capability(3, 4) } } as unknown as Visitor;

describe('a request’s current work', () => {
  it.each([
    ["is a guest's latest work", asGuest, undefined, 1, 2],
    ["is a guest's latest work even with the header", asGuest, `${id(7)},${id(8)}`, 1, 2],
    ["is the session's latest work without the header", asUser, undefined, 3, 4],
    ["is that of a tab's customer", asUser, `${id(7)},${id(8)}`, 7, 8],
    ['can be a simulation only', asUser, `${id(7)},`, 7, null],
    ['is empty for a tab with a new customer', asUser, ',', null, null],
    ["is the guest's proposal for a tab without a customer", asUser, 'none', null, 2],
    ["is the session's latest work with an invalid header", asUser, "x',y", 3, 4],
  ])('%s', (_case, visitor, header, simulation, proposal) => {
    expect(currentWork(visitor, header)).toEqual({
      simulation: simulation === null ? null : id(simulation),
      proposal: proposal === null ? null : id(proposal),
    });
  });
});
