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
  paymentWindow,
  scheduleRow,
  simulationType,
  term,
} from './simulation.ts';
import { vehicleAnswer } from './vehicle.ts';

export const flowStatus = z
  .enum(['A', 'E', 'X', 'C'])
  .describe('A: open; E: closed; X: cancelled by the bank; C: by the applicant');
export const phaseStatus = z.enum(['PENDING', 'ACTIVE', 'FINALIZED']);
const flowStep = z.object({
  name: z.string().describe('as in get_flow_phases; in RE_LOAD_DOCUMENTATION a type of document'),
  status: phaseStatus,
});
const flowPhase = z.object({
  name: z.string().describe('as in get_flow_phases'),
  status: phaseStatus,
  steps: z.array(flowStep),
});
export const flow = z.object({ status: flowStatus, flowPhase: z.array(flowPhase) });

export const expectedPaymentOn = isoDate
  .nullish()
  .describe('day on which an open proposal will probably be paid; null if the bank cannot tell');

/** EN-05 with its calculated figures. */
export const quote = z.object({
  selectedAmount: pesos.describe('pesos lent'),
  min: pesos.describe('least amount of the offer'),
  max: pesos.describe('largest amount of the offer'),
  selectedInstallment: z.number().int().describe('chosen number of instalments'),
  total: pesos.describe("the vehicle's purchase value"),
  mode: indexerType,
  minInstallments: z.number().int().describe('shortest term, in months'),
  maxInstallments: z.number().int().describe('longest term, in months'),
  terms: z.array(z.object({ value: z.number().int().describe('months'), label: z.string() })),
  percentage: percent.describe("the amount in percent of the vehicle's value"),
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
  identification: z.strictObject({ uuid: z.uuid().describe('of the simulation') }),
  simulation: z.strictObject({
    dueDate: dueDay,
    financedAmount: pesos,
    matrixCode: z.string().describe('of ratesProductViewDTOList'),
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
  cfteaWithInsurance: percent.nullable().describe('CFTEA of the loan with the policy; null without one'),
  paymentWindow: paymentWindow
    .optional()
    .describe('before the contract: instalments run from the payment, whose day is not known yet'),
  expectedPaymentOn,
  canSimulatePrepayment,
  seller: sellerAnswer.nullable().describe('null until post_seller'),
  account: accountAnswer.nullable().describe('pays the instalments; null until chosen'),
  consents: z
    .array(z.object({ kind: consent.shape.kind, textVersion: z.string(), at: isoInstant }))
    .optional()
    .describe('texts that the applicant accepted'),
  consentKey: z
    .string()
    .nullish()
    .describe(
      'key of the page on which the owner reads what they consent to; null once they accepted the treatment of their data',
    ),
  validUntil: isoDate.optional().describe('last day of the offer on which it is based'),
  pledge: pledge.optional(),
  vehicleElsewhere: z
    .boolean()
    .optional()
    .describe('another open proposal names the same chassis or plate; for staff alone'),
  sellerAccountMissing: z
    .boolean()
    .optional()
    .describe('the data are confirmed, and the seller has not given the account on which they are paid'),
  paymentOnHold: z
    .boolean()
    .optional()
    .describe(
      "the seller's account was changed after a seller gave data, and the payment waits until the bank's people release it",
    ),
  revocation: revocationState.nullish(),
  updatedAt: isoInstant,
  stepDates: z.record(z.string(), isoInstant).describe('when steps were done, by PHASE.step'),
  coOwnerPart: coOwnerPart
    .nullish()
    .describe('how far the co-owner is; left out by a bank that asks them for no part of their own'),
});

// CA-44: accepts the summary or changes the quote, whose figures are calculated again
export const updateProposalBody = z.strictObject({
  summaryAccepted: z
    .strictObject({ textVersion: textVersion.describe('of the summary that was shown') })
    .optional(),
  simulation: postProposalBody.shape.simulation.optional(),
});

// CA-45: adds or changes the co-owner; null removes them
export const updateCoOwnerBody = z.strictObject({ coOwner: personIdentity.nullish() });

// CA-49: only the data allowed before a phone code (docs/domain.md#finding-a-proposal); 404 NO_PROPOSAL
export const proposalByDniBody = z.strictObject({
  dni: z.string(),
  proposalUuid: z.uuid().optional().describe('Optional: of several proposals of the DNI, this one alone'),
});
export const proposalByDniAnswer = z.object({
  proposalNumber: z.number().int(),
  proposalUuid: z.uuid(),
  phase: z.string().nullable().describe('the active phase; never CONCIERGE'),
  maskedPhone: z.string(),
  otherProposalUuids: z
    .array(z.uuid())
    .optional()
    .describe('Optional: further open proposals of the DNI, each with another validated phone'),
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
  key: z.string().max(60).describe('of the link in the message of a code'),
});
export const consentRequestAnswer = z.object({
  ended: z.boolean().describe('the proposal was cancelled or expired'),
  acceptedAt: isoInstant.nullable().optional().describe('when the owner consented; null before'),
  pointOfSaleName: z.string().nullable().describe('that entered the data; null without one'),
  firstName: z.string().describe("the owner's"),
  lastName: z.string(),
  vehicleDescription: z.string(),
  mode: indexerType,
  installments: z.array(scheduleRow).max(2),
  calculatedValueDTO: calculatedValue,
  insuranceEstimate: insuranceEstimateAnswer.nullable().describe('null once a policy is chosen'),
  paymentWindow: paymentWindow.optional(),
});
