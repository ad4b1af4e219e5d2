import type { ProposalFilter } from '../../../generated/graphql.ts';
import { FILTER_KEYS, type Filters, isOn } from './filters.ts';

/** The gateway's input for the filters; null for each one that is off, which the bank's call then omits (VA-18). */
export function filterInput(filters: Filters): ProposalFilter | null {
  if (!FILTER_KEYS.some((key) => isOn(filters, key))) return null;
  return {
    ...(filters.number !== null && { number: Number(filters.number) }),
    ...(filters.document !== null && { documentNumber: filters.document }),
    ...(filters.pointOfSale !== null && { pointOfSaleCode: filters.pointOfSale }),
    ...(filters.phase !== null && { phase: filters.phase }),
    ...(filters.phaseStatus !== null && { phaseStatus: filters.phaseStatus }),
    ...(filters.status !== null && { status: filters.status }),
    ...(filters.gender !== null && { gender: filters.gender }),
    ...(filters.from !== null && { startDate: filters.from }),
    ...(filters.to !== null && { endDate: filters.to }),
    ...(filters.withoutCancelled && { ignoreCancelled: true }),
  };
}
