import { z } from 'zod';
import { branch } from './branches.ts';
import { documentParty } from './documentation.ts';
import { isoDate, isoInstant } from '../../platform/http/shapes.ts';
import { genderCode } from './person.ts';
import { pledge } from './pledge.ts';
import { expectedPaymentOn, flow, flowStatus, phaseStatus } from './proposal.ts';
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

/** The first one is the page size of CA-81. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const SORTS = ['NEWEST', 'OLDEST', 'LONGEST_IN_STAGE'] as const;
/** Parties that a proposal may wait for. */
export const ACTORS = ['HOLDER', 'SELLER', 'BANK', 'REGISTRY'] as const;
const LONGEST_SEARCH = 60;

// CA-81: twelve optional parameters; an empty one counts as omitted
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
  // Not in CA-81; supported by banks with ext/list-abilities
  pageSize: optional(z.coerce.number().pipe(z.literal(PAGE_SIZES))).meta({
    description: `${PAGE_SIZES.join(', ')}; 10 without it`,
    minimum: 10,
    maximum: 100,
  }),
  sort: optional(z.enum(SORTS)).describe('NEWEST without it; LONGEST_IN_STAGE has open proposals only'),
  search: optional(z.string().max(LONGEST_SEARCH)).describe(
    'words that begin a name, the plate or the vehicle; a number, a part of it, or a DNI, CUIL or phone; all must match',
  ),
  waitsFor: optional(z.enum(ACTORS)).describe('the party that has to act now'),
  pastTarget: optional(z.literal('true')).describe(
    'open proposals in their stage for more than its `targetDays`, by days in Argentina',
  ),
  signedFrom: optional(isoDate).describe(
    'whose contract has its last signature since that day, in Argentina',
  ),
  paymentUntil: optional(isoDate).describe('open proposals whose `expectedPaymentOn` is that day or earlier'),
  signedUntil: optional(isoDate).describe('whose contract has its last signature up to that day'),
  inscribedFrom: optional(isoDate).describe('whose pledge was inscribed since that day, in Argentina'),
  inscribedUntil: optional(isoDate).describe('whose pledge was inscribed up to that day'),
  sentBackDocument: optional(z.string().max(60)).describe('with a document of this kind sent back'),
  sentBackFrom: optional(isoDate).describe('with a document sent back since that day, in Argentina'),
  assignedTo: optional(z.literal('ME')).describe('that the user looks after'),
  nextUntil: optional(isoDate).describe(
    'that the user looks after, with the next call on that day or earlier',
  ),
});

export const countProposalsQuery = getProposalsQuery.omit({ lastKey: true, pageSize: true, sort: true });

/** Higher counts are capped. */
export const MOST_COUNTED = 10_000;

export const countProposalsAnswer = z.object({
  count: z.number().int().min(0).max(MOST_COUNTED),
  capped: z.boolean().describe('there are more'),
});

export const listAbilities = z.object({
  pageSizes: z.array(z.literal(PAGE_SIZES)).describe('for `pageSize`'),
  sorts: z.array(z.enum(SORTS)).describe('for `sort`'),
  searchesNames: z.boolean().describe('takes `search`'),
  filtersByActor: z.boolean().describe('takes `waitsFor`'),
  filtersByTarget: z.boolean().describe('takes `pastTarget`'),
  filtersBySignature: z.boolean().optional().describe('takes `signedFrom`'),
  filtersByPayment: z.boolean().optional().describe('takes `paymentUntil`'),
  filtersByEvent: z
    .boolean()
    .optional()
    .describe(
      'takes `signedUntil`, `inscribedFrom`, `inscribedUntil`, `sentBackDocument` and `sentBackFrom`',
    ),
  filtersByAssignee: z.boolean().optional().describe('takes `assignedTo`'),
});

/** EN-06; EN-07: missing values are null, and shown as '-'. */
export const proposalItem = z.object({
  proposalNumber: z.number().int().nullable(),
  proposalUuid: z.uuid().nullable(),
  creationDate: isoInstant,
  documentNumber: z.string().nullable().describe("the owner's DNI, digits only"),
  pointOfSale: branch.nullable(),
  vehicle: vehicleAnswer,
  flow,
  phase: z.string().nullable().describe('the active phase; never CONCIERGE'),
  ownerName: z.string().describe('first names, then surnames'),
  genderType: genderCode,
  status: flowStatus,
  vivereStatus: z.number().int().nullable().describe('status id in the Vivere flow; null outside of it'),
  pledge: pledge.optional(),
  revocationOnHold: z.boolean().optional().describe("a confirmed revocation waits for the bank's people"),
  observedParties: z
    .array(documentParty)
    .describe('the parties whose documents must be uploaded again; empty if no documents were sent back'),
  sentBackDocuments: z
    .array(
      z.object({
        type: z.string(),
        label: z.string(),
        reason: z.string().describe("the bank's words, in Spanish"),
      }),
    )
    .optional()
    .describe('what must be uploaded again, and why'),
  amount: z.number().optional().describe('pesos of the loan'),
  stageSince: isoInstant.optional().describe('when its stage began, or when it ended'),
  stageTargetDays: z
    .number()
    .int()
    .nullable()
    .optional()
    .describe('days in which it should leave its stage; null without a target, and once it ended'),
  expectedPaymentOn,
  nextCallOn: isoDate
    .nullable()
    .optional()
    .describe('for staff: the day of the next call, unless a colleague looks after the proposal'),
});

export const getProposalsAnswer = z.object({
  items: z.array(proposalItem),
  lastKey: z.string().nullable().describe('null on the last page'),
});
