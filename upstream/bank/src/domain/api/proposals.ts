import { z } from 'zod';
import { branch } from './branches.ts';
import { documentParty } from './documentation.ts';
import { isoDate, isoInstant } from '../../platform/http/shapes.ts';
import { genderCode } from './person.ts';
import { flow, flowStatus, phaseStatus } from './proposal.ts';
import { vehicleAnswer } from './vehicle.ts';

const phaseName = z.enum([
  'OWNER',
  'INSURANCE',
  'SELLER',
  'BIOMETRIA',
  'CONCIERGE',
  'REGISTRO_PRENDA',
  'REGISTRO_PRENDA_INSCRIPTA',
  'RE_LOAD_DOCUMENTATION',
]);

// CA-81: twelve parameters, all optional; an empty one counts as left out
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const getProposalsQuery = z.strictObject({
  proposalNumber: optional(z.string().regex(/^\d{1,12}$/)),
  genderType: optional(genderCode),
  pointOfSale: optional(z.string().max(20)).describe(
    'left out for all points of sale of the user, never for everything',
  ),
  flowPhaseStatus: optional(phaseStatus).describe(
    'of flowPhase; alone: any phase past (FINALIZED), active, or still to come (PENDING)',
  ),
  flowPhase: optional(phaseName).describe(
    'that phase is the active one; with flowPhaseStatus FINALIZED the last finalized one, with PENDING the next one',
  ),
  ignoreStatus: optional(z.literal('canceled')),
  status: optional(z.union([flowStatus, z.literal('canceled')])).describe("'canceled' is C and X"),
  documentNumber: optional(z.string().max(20)),
  phaseId: optional(phaseName).describe('the active phase, as items carry it in `phase`'),
  lastKey: optional(z.string().max(300)).describe('from the page before, with the same filters'),
  startDate: optional(isoDate).describe('first day, in Argentina'),
  endDate: optional(isoDate).describe('last day, in Argentina'),
});

/** EN-06; EN-07: missing values are null, and shown as '-'. */
export const proposalItem = z.object({
  proposalNumber: z.number().int().nullable(),
  proposalUuid: z.uuid().nullable(),
  creationDate: isoInstant,
  documentNumber: z.string().nullable(),
  pointOfSale: branch.nullable(),
  vehicle: vehicleAnswer,
  flow,
  phase: z.string().nullable(),
  ownerName: z.string(),
  genderType: genderCode,
  status: flowStatus,
  vivereStatus: z.number().int().nullable().describe('status id in the Vivere flow; null outside of it'),
  observedParties: z
    .array(documentParty)
    .describe('the parties whose documents must be uploaded again; empty if no documents were sent back'),
});

export const getProposalsAnswer = z.object({
  items: z.array(proposalItem),
  lastKey: z.string().nullable().describe('null on the last page'),
});
