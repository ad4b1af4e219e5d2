import { z } from 'zod';
import type { ProposalsQuery } from '../../bank/proposals.ts';
import type { ProposalFilter, ProposalStatusFilter } from '../../generated/resolvers.ts';
import { genderToCode } from '../convert/values.ts';

/** ST-01; ST-10: cancelled is C and X. */
const STATUSES: Readonly<Record<ProposalStatusFilter, string>> = {
  OPEN: 'A',
  CLOSED: 'E',
  CANCELLED: 'canceled',
};

/** Leaves null and missing fields out of the call: the bank has no value for `Todos` (VA-18). */
export function proposalsQuery(filter: Partial<ProposalFilter> | null | undefined): ProposalsQuery {
  const { number, gender, status } = filter ?? {};
  return {
    proposalNumber: number?.toString(),
    documentNumber: filter?.documentNumber ?? undefined,
    genderType: gender ? genderToCode(gender) : undefined,
    pointOfSale: filter?.pointOfSaleCode ?? undefined,
    flowPhase: filter?.phase ?? undefined,
    flowPhaseStatus: filter?.phaseStatus ?? undefined,
    status: status ? STATUSES[status] : undefined,
    ignoreStatus: filter?.ignoreCancelled === true ? 'canceled' : undefined,
    startDate: filter?.startDate ?? undefined,
    endDate: filter?.endDate ?? undefined,
  };
}

const text = z.string().max(20).nullish();
const day = z.iso.date().nullish();

/** The same input for requests without GraphQL. */
export const proposalFilterBody = z.strictObject({
  number: z.int().nullish(),
  documentNumber: text,
  gender: z.enum(['FEMALE', 'MALE', 'NON_BINARY', 'NOT_APPLICABLE']).nullish(),
  pointOfSaleCode: text,
  phase: z
    .enum([
      'OWNER',
      'INSURANCE',
      'SELLER',
      'BIOMETRIA',
      'CONCIERGE',
      'REGISTRO_PRENDA',
      'REGISTRO_PRENDA_INSCRIPTA',
      'RE_LOAD_DOCUMENTATION',
    ])
    .nullish(),
  phaseStatus: z.enum(['PENDING', 'ACTIVE', 'FINALIZED']).nullish(),
  status: z.enum(['OPEN', 'CLOSED', 'CANCELLED']).nullish(),
  ignoreCancelled: z.boolean().nullish(),
  startDate: day,
  endDate: day,
}) satisfies z.ZodType<Partial<ProposalFilter>>;
