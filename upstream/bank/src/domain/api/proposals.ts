import { z } from 'zod';
import { branch } from './branches.ts';
import { documentParty } from './documentation.ts';
import { isoDate, isoInstant } from '../../platform/http/shapes.ts';
import { staffMember } from './followUp.ts';
import { genderCode } from './person.ts';
import { pledge } from './pledge.ts';
import { flow, flowStatus, phaseStatus } from './proposal.ts';
import { expectedPaymentOn } from './simulation.ts';
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
export const SORTS = ['NEWEST', 'OLDEST', 'LONGEST_IN_STAGE', 'LARGEST', 'NAME', 'NEXT_PAYMENT'] as const;
/** Parties that a proposal may wait for. */
export const ACTORS = ['HOLDER', 'SELLER', 'BANK', 'REGISTRY'] as const;
const ASSIGNEES = ['ME', 'COLLEAGUE', 'NOBODY'] as const;
const LONGEST_SEARCH = 60;

// CA-81: twelve optional parameters; an empty one counts as omitted
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const getProposalsQuery = z.strictObject({
  proposalNumber: optional(z.string().regex(/^\d{1,12}$/)),
  genderType: optional(genderCode),
  pointOfSale: optional(z.string().max(20)).describe(
    'omitted for all points of sale of the user, never for all proposals',
  ),
  flowPhaseStatus: optional(phaseStatus).describe(
    'status of flowPhase; without flowPhase, proposals with any phase in this status',
  ),
  flowPhase: optional(phaseName).describe(
    'the active phase; with flowPhaseStatus FINALIZED, the last finalized phase, with PENDING, the next one',
  ),
  ignoreStatus: optional(z.literal('canceled')),
  status: optional(z.union([flowStatus, z.literal('canceled')])).describe("'canceled' includes C and X"),
  documentNumber: optional(z.string().max(20)),
  phaseId: optional(phaseName).describe('the active phase, as in `phase` of the items'),
  lastKey: optional(z.string().max(300)).describe('lastKey of the previous page, with the same filters'),
  startDate: optional(isoDate).describe('first day, in Argentina'),
  endDate: optional(isoDate).describe('last day, in Argentina'),
  // Not in CA-81; supported by banks with ext/list-abilities
  pageSize: optional(z.coerce.number().pipe(z.literal(PAGE_SIZES))).meta({
    description: `${PAGE_SIZES.join(', ')}; 10 without it`,
    minimum: 10,
    maximum: 100,
  }),
  sort: optional(z.enum(SORTS)).describe(
    'NEWEST by default; LONGEST_IN_STAGE lists only open proposals; LARGEST: by amount, largest first; NAME: by first name and surname; NEXT_PAYMENT lists only open proposals with an `expectedPaymentOn` within a year, earliest first',
  ),
  search: optional(z.string().max(LONGEST_SEARCH)).describe(
    'words with which the name of the applicant or of the seller, or the vehicle, begins; a plate or proposal number or part of one; the first eight digits of a uuid, or four after `ID`; or a DNI, CUIL or phone. All words must match; at least two characters',
  ),
  waitsFor: optional(z.enum(ACTORS)).describe('the party that has to act now'),
  pastTarget: optional(z.literal('true')).describe(
    "open proposals that have been in their stage for more than its `targetDays`, in Argentina's days",
  ),
  signedFrom: optional(isoDate).describe(
    "proposals whose contract got its last signature on or after this day, in Argentina's time",
  ),
  paymentUntil: optional(isoDate).describe('open proposals whose `expectedPaymentOn` is this day or earlier'),
  paidToPointOfSale: optional(z.literal('true')).describe(
    'proposals whose vehicle is sold by their own point of sale, to which the bank pays the loan',
  ),
  signedUntil: optional(isoDate).describe(
    'proposals whose contract got its last signature on or before this day',
  ),
  inscribedFrom: optional(isoDate).describe(
    "proposals whose pledge was inscribed on or after this day, in Argentina's time",
  ),
  inscribedUntil: optional(isoDate).describe('proposals whose pledge was inscribed on or before this day'),
  sentBackDocument: optional(z.string().max(60)).describe('proposals with a document of this kind sent back'),
  sentBackFrom: optional(isoDate).describe(
    "proposals with a document sent back on or after this day, in Argentina's time",
  ),
  assignedTo: optional(z.enum(ASSIGNEES)).describe(
    'for staff: proposals assigned to the user, to a colleague, or to nobody',
  ),
  assignee: optional(z.string().max(100)).describe(
    'for staff: proposals assigned to the person with this `assignee.id`',
  ),
  nextUntil: optional(isoDate).describe(
    'proposals assigned to the user with the next call on this day or earlier',
  ),
});

export const countProposalsQuery = getProposalsQuery.omit({ lastKey: true, pageSize: true, sort: true });

/** Higher counts are capped. */
export const MOST_COUNTED = 10_000;

export const countProposalsAnswer = z.object({
  count: z.number().int().min(0).max(MOST_COUNTED),
  capped: z.boolean().describe('whether there are more'),
});

export const listAbilities = z.object({
  pageSizes: z.array(z.literal(PAGE_SIZES)).describe('values for `pageSize`'),
  sorts: z.array(z.enum(SORTS)).describe('values for `sort`'),
  searchesNames: z.boolean().describe('whether the list supports `search`'),
  filtersByActor: z.boolean().describe('whether the list supports `waitsFor`'),
  filtersByTarget: z.boolean().describe('whether the list supports `pastTarget`'),
  filtersBySignature: z.boolean().optional().describe('whether the list supports `signedFrom`'),
  filtersByPayment: z.boolean().optional().describe('whether the list supports `paymentUntil`'),
  filtersByPayee: z.boolean().optional().describe('whether the list supports `paidToPointOfSale`'),
  filtersByEvent: z
    .boolean()
    .optional()
    .describe(
      'whether the list supports `signedUntil`, `inscribedFrom`, `inscribedUntil`, `sentBackDocument` and `sentBackFrom`',
    ),
  filtersByAssignee: z
    .boolean()
    .optional()
    .describe('whether the list supports `assignedTo` and, where items have `assignee.id`, `assignee`'),
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
  vivereStatus: z.number().int().nullable().describe('status id in the Vivere flow; null outside that flow'),
  pledge: pledge.optional(),
  revocationOnHold: z
    .boolean()
    .optional()
    .describe("whether a confirmed revocation waits for the bank's decision"),
  observedParties: z
    .array(documentParty)
    .describe('parties whose documents must be replaced; empty if no documents were sent back'),
  sentBackDocuments: z
    .array(
      z.object({
        type: z.string(),
        label: z.string(),
        reason: z.string().describe("reason in the bank's words, in Spanish"),
        party: documentParty.optional(),
      }),
    )
    .optional()
    .describe('documents to replace, with the reasons; first those that the proposal waits for'),
  amount: z.number().optional().describe('amount of the loan'),
  stageSince: isoInstant.optional().describe('when the stage began, or when the proposal ended'),
  stageTargetDays: z
    .number()
    .int()
    .nullable()
    .optional()
    .describe(
      'days within which the proposal should leave its stage; null without a target, and once it has ended',
    ),
  expectedPaymentOn,
  assignee: staffMember
    .nullable()
    .optional()
    .describe('for staff: who follows up the proposal; null if nobody is assigned'),
  nextCallOn: isoDate
    .nullable()
    .optional()
    .describe('for staff: day of the next call, unless the proposal is assigned to a colleague'),
});

export const getProposalsAnswer = z.object({
  items: z.array(proposalItem),
  lastKey: z.string().nullable().describe('null on the last page'),
});
