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

describe('the current work of a request', () => {
  it.each([
    ['a guest: what was begun last', asGuest, undefined, 1, 2],
    ['a guest who sends the header: the same', asGuest, `${id(7)},${id(8)}`, 1, 2],
    ['a user without the header: what the session began last', asUser, undefined, 3, 4],
    ['a tab with a customer: theirs', asUser, `${id(7)},${id(8)}`, 7, 8],
    ['a tab with a simulation only', asUser, `${id(7)},`, 7, null],
    ['a tab with a new customer: nothing', asUser, ',', null, null],
    ['a tab without a customer: what a guest posted here, and no simulation', asUser, 'none', null, 2],
    ['a header that is none of these counts as missing', asUser, "x',y", 3, 4],
  ])('%s', (_case, visitor, header, simulation, proposal) => {
    expect(currentWork(visitor, header)).toEqual({
      simulation: simulation === null ? null : id(simulation),
      proposal: proposal === null ? null : id(proposal),
    });
  });
});
