import type { GuestCapability } from './guest.ts';
import type { Visitor } from './sales.ts';

/** The simulation and proposal that the applicant's screens show. */
export type CurrentWork = Readonly<{ simulation: string | null; proposal: string | null }>;

const HEADER = /^(?<simulation>[\da-f-]{36})?,(?<proposal>[\da-f-]{36})?$/i;

const newest = ({ own, guest }: { own: GuestCapability; guest: GuestCapability }): CurrentWork => ({
  simulation: own.currentSimulation?.uuid ?? guest.currentSimulation?.uuid ?? null,
  proposal: own.currentProposal ?? guest.currentProposal,
});

/**
 * Returns the simulation and proposal of a request. A seller's tab sends those of its customer in `x-work`
 * (docs/domain.md#a-seller-at-a-point-of-sale), or `none` without a customer, which returns the guest's proposal of
 * this browser. The ids are only locators; access is checked when they are loaded.
 */
export function currentWork({ guest, user }: Visitor, header: string | string[] | undefined): CurrentWork {
  if (user !== null && header === 'none') return { simulation: null, proposal: guest.currentProposal };
  const named = user !== null && typeof header === 'string' ? HEADER.exec(header)?.groups : undefined;
  if (named === undefined) return newest({ own: user?.work ?? guest, guest });
  return { simulation: named['simulation'] ?? null, proposal: named['proposal'] ?? null };
}
