import { z } from 'zod';
import { accountAnswer } from './accounts.ts';
import { branch } from './branches.ts';
import { coOwnerPart } from './coOwner.ts';
import { pledge } from './pledge.ts';
import { revocationState } from './revocation.ts';
import { indexerType, isoDate, isoInstant, percent, pesos } from '../../platform/http/shapes.ts';
import { insuranceEstimateAnswer, insuranceOffer } from './insurance.ts';
import { consent, genderCode, personAnswer, personIdentity, sellerAnswer, textVersion } from './person.ts';
import { canSimulatePrepayment } from './prepayment.ts';
import {
  agreement,
  calculatedValue,
  dueDay,
  expectedPaymentOn,
  paymentWindow,
  scheduleRow,
  simulationType,
  term,
} from './simulation.ts';
import { vehicleAnswer } from './vehicle.ts';

export const flowStatus = z
  .enum(['A', 'E', 'X', 'C'])
  .describe('A: open; E: closed; X: cancelled by the bank; C: cancelled by the applicant');
export const phaseStatus = z.enum(['PENDING', 'ACTIVE', 'FINALIZED']);
const flowStep = z.object({
  name: z.string().describe('name as in get_flow_phases; in RE_LOAD_DOCUMENTATION, a document type'),
  status: phaseStatus,
});
const flowPhase = z.object({
  name: z.string().describe('name as in get_flow_phases'),
  status: phaseStatus,
  steps: z.array(flowStep),
});
export const flow = z.object({ status: flowStatus, flowPhase: z.array(flowPhase) });

/** EN-05 with its calculated figures. */
export const quote = z.object({
  selectedAmount: pesos.describe('amount of the loan'),
  min: pesos.describe('minimum amount of the offer'),
  max: pesos.describe('maximum amount of the offer'),
  selectedInstallment: z.number().int().describe('chosen number of instalments'),
  total: pesos.describe("the vehicle's purchase value"),
  mode: indexerType,
  minInstallments: z.number().int().describe('shortest term, in months'),
  maxInstallments: z.number().int().describe('longest term, in months'),
  terms: z.array(z.object({ value: z.number().int().describe('months'), label: z.string() })),
  percentage: percent.describe("amount in percent of the vehicle's value"),
  dueDate: z.number().int().describe('day of the month, 1 to 28'),
});

// CA-43; 409 OPEN_PROPOSAL_EXISTS for an open proposal of the caller unless deleteIfExists is true, and for one with a
// passed identity check; 409 OFFER_EXPIRED, OFFER_TAKEN
export const postProposalQuery = z.object({
  pointOfSaleCodeSelected: z.string().optional(),
  deleteIfExists: z.enum(['true', 'false']).optional(),
  selfManagementUuid: z.string().optional(),
});
export const postProposalBody = z.strictObject({
  identification: z.strictObject({ uuid: z.uuid().describe('uuid of the simulation') }),
  simulation: z.strictObject({
    dueDate: dueDay,
    financedAmount: pesos,
    matrixCode: z.string().describe('matrixCode of ratesProductViewDTOList'),
    terms: term,
  }),
});

// CA-48; CA-43 to CA-47 return the same
export const proposalAnswer = z.object({
  proposalNumber: z.number().int(),
  proposalUuid: z.uuid(),
  creationDate: isoInstant,
  documentNumber: z.string().describe("the owner's DNI, digits only"),
  pointOfSale: branch.nullable(),
  flow,
  phase: z.string().nullable().describe('the active phase; never CONCIERGE'),
  ownerName: z.string().describe('first names, then surnames'),
  genderType: genderCode,
  status: flowStatus,
  simulationUuid: z.uuid(),
  simulationType,
  agreement,
  couponId: z.string().nullable(),
  vehicle: vehicleAnswer,
  ownerId: z.uuid(),
  owner: personAnswer,
  coOwner: personAnswer.nullable(),
  quote,
  calculatedValueDTO: calculatedValue,
  installments: z.array(scheduleRow),
  insurance: insuranceOffer.nullable().describe('null until a policy is chosen'),
  cfteaWithInsurance: percent.nullable().describe('CFTEA of the loan with the policy; null without a policy'),
  paymentWindow: paymentWindow
    .optional()
    .describe(
      'omitted once the contract exists; instalments run from the payment, whose day is not known before',
    ),
  expectedPaymentOn,
  canSimulatePrepayment,
  seller: sellerAnswer.nullable().describe('null until post_seller'),
  account: accountAnswer.nullable().describe('account that pays the instalments; null until chosen'),
  consents: z
    .array(z.object({ kind: consent.shape.kind, textVersion: z.string(), at: isoInstant }))
    .optional()
    .describe('texts that the applicant accepted'),
  consentKey: z
    .string()
    .nullish()
    .describe(
      "key of the owner's consent request; null once the owner has accepted the treatment of personal data",
    ),
  validUntil: isoDate.optional().describe('last day of the offer that the proposal uses'),
  certificateId: z
    .uuid()
    .nullish()
    .describe('id of the certificate for a dealer (`getCertificate`); null without one'),
  pledge: pledge.optional(),
  vehicleElsewhere: z
    .boolean()
    .optional()
    .describe('whether another open proposal has the same chassis or plate; for staff only'),
  sellerAccountMissing: z
    .boolean()
    .optional()
    .describe(
      'whether the applicant has confirmed the data but the seller has not entered the account for the payment',
    ),
  paymentOnHold: z
    .boolean()
    .optional()
    .describe(
      "whether the payment waits for the bank's staff, because the seller's account was changed after a seller entered data",
    ),
  revocation: revocationState.nullish(),
  cancellation: z
    .object({
      by: z.enum(['OWNER', 'STAFF']).describe('OWNER: the applicant; STAFF: a seller of the point of sale'),
      at: isoInstant,
    })
    .nullish()
    .describe('Optional: who cancelled the proposal and when; null unless its status is C'),
  updatedAt: isoInstant,
  stepDates: z.record(z.string(), isoInstant).describe('completion times of steps by PHASE.step'),
  coOwnerPart: coOwnerPart
    .nullish()
    .describe("progress of the co-owner's part; omitted by a bank that does not ask co-owners to take part"),
});

// CA-44: accepts the summary or changes the quote, whose figures are calculated again
export const updateProposalBody = z.strictObject({
  summaryAccepted: z
    .strictObject({ textVersion: textVersion.describe('version of the displayed summary') })
    .optional(),
  simulation: postProposalBody.shape.simulation.optional(),
});

// CA-45: adds or changes the co-owner; null removes them
export const updateCoOwnerBody = z.strictObject({ coOwner: personIdentity.nullish() });

// CA-49: only the data allowed before a phone code (docs/domain.md#finding-a-proposal); 404 NO_PROPOSAL
export const proposalByDniBody = z.strictObject({
  dni: z.string(),
  proposalUuid: z.uuid().optional().describe('Optional: limits the search to this proposal of the DNI'),
});
export const proposalByDniAnswer = z.object({
  proposalNumber: z.number().int(),
  proposalUuid: z.uuid(),
  phase: z.string().nullable().describe('the active phase; never CONCIERGE'),
  maskedPhone: z.string(),
  otherProposalUuids: z
    .array(z.uuid())
    .optional()
    .describe('Optional: other open proposals of the DNI, each with a different validated phone'),
});

export const flowPhasesAnswer = z.array(
  z.object({
    name: z.string(),
    label: z.string(),
    steps: z.array(z.object({ name: z.string(), label: z.string() })),
  }),
);

// Optional: the owner's consent request, by the key in its message
export const consentRequestBody = z.strictObject({
  idProposal: z.uuid(),
  key: z.string().max(60).describe('key of the link in the message with a code'),
});
export const consentRequestAnswer = z.object({
  ended: z.boolean().describe('whether the proposal was cancelled or has expired'),
  acceptedAt: isoInstant.nullable().optional().describe('when the owner consented; null before that'),
  pointOfSaleName: z.string().nullable().describe('point of sale that entered the data; null without one'),
  firstName: z.string().describe("the owner's first names"),
  lastName: z.string(),
  vehicleDescription: z.string(),
  mode: indexerType,
  installments: z.array(scheduleRow).max(2),
  calculatedValueDTO: calculatedValue,
  insuranceEstimate: insuranceEstimateAnswer.nullable().describe('null once a policy is chosen'),
  paymentWindow: paymentWindow.optional(),
});
