import type { ProposalFilter } from '#generated/graphql.ts';
import { FILTER_KEYS, type Filters, isOn } from './filters.ts';

/** The gateway's input for the filters; null for each one that is off, which the bank's call then omits (VA-18). */
export function filterInput(filters: Filters): ProposalFilter | null {
  if (!FILTER_KEYS.some((key) => isOn(filters, key))) return null;
  return {
    ...(filters.search !== null && { search: filters.search }),
    ...(filters.waitsFor !== null && { waitsFor: filters.waitsFor }),
    // More than so many days: the bank's are at least.
    ...(filters.stuckDays !== null && { stageOlderThanDays: Number(filters.stuckDays) + 1 }),
    ...(filters.pointOfSale !== null && { pointOfSaleCode: filters.pointOfSale }),
    ...(filters.phase !== null && { phase: filters.phase }),
    ...(filters.phaseStatus !== null && { phaseStatus: filters.phaseStatus }),
    ...(filters.status !== null && { status: filters.status }),
    ...(filters.gender !== null && { gender: filters.gender }),
    ...(filters.from !== null && { createdFrom: filters.from }),
    ...(filters.to !== null && { createdUntil: filters.to }),
    ...(filters.withoutCancelled && { ignoreCancelled: true }),
  };
}
