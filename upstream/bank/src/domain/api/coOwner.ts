import { z } from 'zod';
import { indexerType, isoDate, isoInstant, percent, pesos } from '../../platform/http/shapes.ts';
import { consent } from './person.ts';
import { insuranceEstimateAnswer } from './insurance.ts';
import { revocationState } from './revocation.ts';
import { calculatedValue, expectedPaymentOn, paymentWindow, scheduleRow } from './simulation.ts';

const channel = z.enum(['SMS', 'EMAIL']);

export const coOwnerStep = z
  .enum([
    'NOT_INVITED',
    'CONSENT',
    'WAITING_FOR_OWNER',
    'IDENTITY',
    'WAITING_FOR_CONTRACT',
    'CONTRACT',
    'SIGNED',
    'REVOKED',
    'REFUSED',
    'STOPPED',
    'ENDED',
  ])
  .describe('next step of the co-owner');

/** The co-owner's part in a proposal response, for the owner and the bank's staff. */
export const coOwnerPart = z.object({
  step: coOwnerStep,
  linkSentAt: isoInstant.nullable().describe('null before the first link'),
  linkChannel: channel.nullable(),
  linkExpiresAt: isoInstant.nullable(),
  maskedPhone: z.string(),
  maskedEmail: z.string(),
  resendsLeft: z.number().int().describe('links that can still be sent today'),
  consentAt: isoInstant.nullable().describe('when they accepted the role of co-owner'),
  identityAt: isoInstant.nullable().describe('when they passed the identity check'),
  identityToReview: z
    .boolean()
    .optional()
    .describe('whether the front of their DNI is reviewed by hand, like `toReview` of `getBiometry`'),
  signedAt: isoInstant.nullable(),
  refusedAt: isoInstant.nullable(),
  refusalReason: z.string().nullable().describe('reason in their own words; null if they gave none'),
});

// Optional: the proposal data that the co-owner's browser may see
export const coOwnershipAnswer = z.object({
  proposalUuid: z.uuid(),
  proposalNumber: z.number().int(),
  step: coOwnerStep,
  codeRequired: z
    .boolean()
    .describe(
      "whether this device first has to enter a code sent to the co-owner's phone (`validateCode` with isReturnProposal)",
    ),
  invitedBy: z.string().describe("the owner's first name and surname"),
  ownerFirstName: z.string(),
  pointOfSaleName: z.string().nullable(),
  vehicleDescription: z.string(),
  mode: indexerType,
  installments: z.array(scheduleRow).max(2),
  monthlyPremium: pesos.nullable().describe('null until a policy is chosen'),
  cfteaWithInsurance: percent.nullable().describe('CFTEA of the loan with the policy; null without a policy'),
  calculatedValueDTO: calculatedValue,
  insuranceEstimate: insuranceEstimateAnswer.nullable().describe('null once a policy is chosen'),
  paymentWindow: paymentWindow.optional().describe('omitted once the contract is signed'),
  firstName: z.string().describe("the co-owner's first name"),
  maskedPhone: z.string(),
  maskedEmail: z.string(),
  consents: z.array(z.object({ kind: consent.shape.kind, textVersion: z.string(), at: isoInstant })),
  contractConsents: z.array(
    z.object({ kind: z.enum(['TERMS', 'BIOMETRICS']), textVersion: z.string(), at: isoInstant }),
  ),
  refusedAt: isoInstant.nullable(),
  revocation: revocationState.nullish(),
  acceptedBefore: z
    .object({
      vehicle: z.string(),
      mode: indexerType,
      amount: pesos.describe('amount of the loan'),
      terms: z.number().int().describe('months'),
      dueDay: z.number().int().describe('day of the month, 1 to 28'),
      tna: percent.describe('nominal annual rate'),
      secondInstallment: pesos,
      cftea: percent.nullable().describe('total effective annual cost, with IVA'),
    })
    .nullish()
    .describe(
      'the loan that the co-owner accepted, if the owner has changed it since and it has to be accepted again',
    ),
  expectedPaymentOn,
  paidOn: isoDate
    .nullish()
    .describe('day of the payment, from which instalments run; null before the payment'),
});

// Optional: opening a link and requesting another
export const coOwnerLinkBody = z.strictObject({
  proposalNumber: z.number().int().positive(),
  key: z.string().max(60).describe('key of a link that was sent'),
});
export const resendCoOwnerLinkAnswer = z.object({ requested: z.literal(true) });
// Optional: sent only to the co-owner's stored phone or mail
export const inviteCoOwnerBody = z.strictObject({ channel: channel.optional() }).nullish();
export const refuseCoOwnershipBody = z
  .strictObject({ reason: z.string().trim().max(500).optional().describe('reason that the owner can read') })
  .nullish();
