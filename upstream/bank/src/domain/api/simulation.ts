import { z } from 'zod';
import { indexerType, isoDate, metrics, percent, pesos } from '../../platform/http/shapes.ts';
import { canSimulatePrepayment } from './prepayment.ts';
import { consent, personAnswer, personIdentity } from './person.ts';
import { vehicleAnswer, vehicleBody } from './vehicle.ts';

/** Whether the person quoted a known model or only a value (EN-08). */
export const simulationType = z
  .enum(['PER_VALUE', 'PER_MODEL'])
  .describe('PER_MODEL: by a listed model; PER_VALUE: only by type and value');

export const setSimulationBody = z.strictObject({
  customer: personIdentity,
  coOwner: personIdentity.optional(),
  vehicle: vehicleBody,
  simulationType,
  agreementId: z.number().int().describe('id of an agreement of get_coupon'),
  couponId: z.string().optional().describe('id of get_coupons'),
  pointOfSale: z.string().optional().describe('code of /branches'),
  consents: z
    .array(consent)
    .describe(
      'consents of the applicant; not stored if a seller enters the simulation, because the applicant gives them with the code',
    ),
  metrics: metrics.optional(),
});
export const setSimulationAnswer = z.object({
  uuid: z.uuid(),
  idRequest: z.uuid().describe('id of the evaluation, for get_status'),
});

export const statusQuery = z.object({ uuid: z.uuid(), idRequest: z.uuid() });
export const simulationStatus = z.enum(['PENDING', 'APPROVED', 'REJECTED', 'ERROR']);
const refusalClass = z.enum(['INCOME', 'RECORDS', 'AGE', 'VEHICLE']);
export const nearestOffer = z.object({
  purchaseValue: pesos.describe('value of the vehicle instead of the sent one'),
  financedAmount: pesos.describe('maximum amount for that value'),
});
export const statusAnswer = z.object({
  status: simulationStatus,
  reason: refusalClass.optional().describe('optional: category of the refusal, if REJECTED'),
  leastInstallment: pesos
    .optional()
    .describe('optional: lowest monthly instalment of any loan with IVA, if REJECTED for INCOME'),
  nearest: nearestOffer.optional().describe('optional: nearest vehicle value with an offer, if REJECTED'),
});

export const riskEvaluationResult = z.object({
  finalAmount: pesos.describe('maximum amount at a fixed rate; 0 if not offered'),
  finalAmountUVA: pesos.describe('the same for UVA'),
  minAmount: pesos.describe('minimum amount at a fixed rate; 0 if not offered'),
  minAmountUVA: pesos.describe('the same for UVA'),
  finalInstallment: z.number().int().describe('default term, in instalments'),
  finalInstallmentUVA: z.number().int().describe('the same for UVA'),
  ltv: percent.describe("maximum share of the vehicle's value at a fixed rate"),
  ltvUVA: percent.describe('the same for UVA'),
});

export const ratesProductView = z.object({
  indexerType,
  matrixCode: z.string().describe('key of the rate, for post_proposal'),
  termFrom: z.number().int().describe('shortest term, in months'),
  termTo: z.number().int().describe('longest term, in months'),
  tna: percent.describe('nominal annual rate; for UVA, in addition to the indexation'),
});

/** Costs of a loan other than interest. */
const loanFees = z.object({
  grantingFeePct: percent.describe('granting fee in percent of the amount, without IVA'),
  grantingFee: pesos.describe('granting fee with IVA, deducted from the payment'),
  netDisbursed: pesos.describe('amount less the granting fee'),
  monthlyFee: pesos.describe('monthly fee without IVA'),
  monthlyFeeWithIva: pesos,
  lifeInsurancePct: percent.describe(
    'life insurance in percent per month of the balance before each instalment',
  ),
  firstInstallmentWithIva: pesos.describe('first instalment with these fees, without extra days'),
});

export const calculatedValue = z.object({
  financedAmount: pesos,
  terms: z.number().int().describe('number of monthly instalments'),
  dueDate: z.number().int().describe('day of the month, 1 to 28'),
  pureEstimatedInstallmentValue: pesos.describe('instalment of capital and interest, without IVA and fees'),
  pureEstimatedInstallmentValueWithIva: pesos.describe('the same with the IVA of the first instalment'),
  pureEstimatedInstallmentValueInUVA: z
    .number()
    .nullable()
    .describe('the same in UVAs; null for a fixed rate'),
  capitalInUVAs: z.number().nullable().describe('null for a fixed rate'),
  tea: percent.describe('effective annual rate'),
  cftea: percent.nullable().describe('total effective annual cost with IVA; null if it cannot be computed'),
  tna: percent.describe('nominal annual rate; for UVA, in addition to the indexation'),
  cfteaWithoutVat: percent
    .nullable()
    .describe('total effective annual cost without IVA; null if it cannot be computed'),
  cftna: percent.nullable().describe('total nominal annual cost with IVA; null if it cannot be computed'),
  firstInstallment: pesos.optional().describe('total of row 1 of the schedule, including its extra days'),
  firstDueDate: isoDate.optional().describe('due date of row 1'),
  extraDays: z.number().int().optional().describe('days that row 1 charges in addition to its month'),
  secondInstallment: pesos.nullish().describe('total of row 2; null if there is none'),
  totalToPay: pesos.describe("sum of all instalments with IVA and fees; for UVA, at today's value"),
  matrixCode: z.string().describe('matrixCode of ratesProductViewDTOList'),
  uvaValue: z.number().nullable().describe('pesos per UVA; null for a fixed rate'),
  uvaEstimated: z.boolean().describe('whether the UVA value is an estimate beyond the published series'),
  fees: loanFees.nullish().describe('null if the loan has no fees'),
  calculatedOn: isoDate
    .optional()
    .describe('day from which due dates, extra days and UVA values are calculated'),
  capitalOn: isoDate.optional().describe('day whose UVA value determines the capital'),
});

export const scheduleRow = z.object({
  number: z.number().int(),
  dueDate: isoDate,
  paymentDate: isoDate
    .optional()
    .describe('business day on which it is payable without further interest; the due date by default'),
  capital: pesos,
  interest: pesos,
  vat: pesos.describe('IVA on the interest'),
  fees: pesos.describe('monthly fee and life insurance, with IVA'),
  total: pesos,
  balance: pesos.describe('capital owed after this instalment'),
  totalInUVA: z.number().nullable().describe('null for a fixed rate'),
  projectedTotal: pesos.nullable().describe('pesos with assumedMonthlyInflation; UVA only'),
});

/** A possible payment day and the first instalment that follows from it. */
const paymentDay = z.object({
  paidOn: isoDate.describe('day on which the bank pays for the vehicle'),
  firstInstallment: pesos.describe('first instalment including its extra days'),
  firstPaymentDate: isoDate.describe('business day on which it is payable'),
});
export const expectedPaymentOn = isoDate
  .nullish()
  .describe('day on which the bank will probably pay an open proposal; null if unknown');
export const paymentWindow = z.object({
  from: isoDate.describe('earliest day on which the bank usually pays'),
  to: isoDate.describe('latest day on which the bank usually pays'),
  least: paymentDay.describe('the day with the lowest first instalment'),
  most: paymentDay.describe('the day with the highest first instalment'),
});

/** `dueDay` and `term` of requests; the domain checks their ranges and returns messages for the user. */
export const dueDay = z.number().int().meta({ description: 'day of the month', minimum: 1, maximum: 28 });
export const term = z.number().int().meta({ description: "months, within the offer's limits", minimum: 1 });

// CA-02, CA-03: the applicant's offer with `uuid`, else an indicative figure
export const ratesBody = z.strictObject({
  financedAmount: pesos,
  selectedTerm: term,
  selectedMode: indexerType.optional().describe('TRD by default'),
  indexerCode: indexerType.optional().describe('same as selectedMode, which takes precedence'),
  uuid: z.uuid().optional().describe('uuid of the simulation; without it, the figures are indicative'),
  dueDate: dueDay.optional(),
  agreementId: z
    .number()
    .int()
    .optional()
    .describe('for indicative figures only; the standard 0KM agreement by default'),
  couponId: z.string().optional(),
  assumedMonthlyInflation: percent.optional().describe('percent per month, for projectedTotal'),
});
export const ratesAnswer = z.object({
  ratesProductViewDTOList: z.array(ratesProductView).describe('empty if the mode has no rate'),
  calculatedValueDTO: calculatedValue.nullable(),
  installments: z.array(scheduleRow),
  terms: z.array(z.number().int()).describe('available terms'),
  uvaMonthlyRise: percent
    .nullish()
    .describe('optional, UVA only: average percent per month over the last twelve months'),
  paymentWindow: paymentWindow
    .optional()
    .describe('optional: usual days of the payment, from which instalments run and which is not known yet'),
  canSimulatePrepayment,
});

// Optional, not in CA: a bank that prints no quotes returns 404
export const quotePdfAvailable = z.object({ available: z.literal(true) });
export const quotePdfBody = ratesBody.extend({
  totalToPay: pesos.describe('total in the link; 409 OFFER_CHANGED if the total has changed'),
  validUntil: isoDate.describe('last day of validity, to print'),
  link: z
    .url({ protocol: /^https?$/ })
    .max(400)
    .describe('URL of the quote, to print'),
  vehicle: z
    .strictObject({
      name: z.string().min(1).max(120),
      purchaseValue: pesos,
      vehicleType: z.string().max(4).optional().describe('code of get_types'),
      year: z.number().int().optional().describe('model year'),
      zeroKm: z
        .boolean()
        .optional()
        .describe('whether the vehicle is new; without it, no insurance is estimated'),
    })
    .optional(),
  monthlyPremium: pesos
    .optional()
    .describe('estimated premium in the link; 409 OFFER_CHANGED if the estimate has changed'),
});

export const agreement = z.object({
  id: z.number().int(),
  code: z.string(),
  description: z.string(),
  vehicleTypes: z.array(z.string()).describe('codes of get_types'),
  modes: z.array(indexerType),
  minTerm: z.number().int().describe('months'),
  maxTerm: z.number().int().describe('months'),
  maxLtvTRD: percent.describe("maximum share of the vehicle's value at a fixed rate"),
  maxLtvUVA: percent.describe('the same for UVA'),
  maxVehicleAge: z.number().int().describe('maximum age in years; 0 allows only 0KM'),
  grantingFeePct: percent
    .optional()
    .describe('granting fee in percent of the amount, without IVA; deducted from the payment'),
  monthlyFee: pesos.optional().describe('monthly fee without IVA'),
  lifeInsurancePct: percent.optional().describe('life insurance in percent per month of the balance'),
});

// CA-05: ?id is the simulation's uuid
export const simulationAnswer = z.object({
  uuid: z.uuid(),
  customer: personAnswer,
  coOwner: personAnswer.nullable(),
  vehicle: vehicleAnswer,
  simulationType,
  agreement,
  couponId: z.string().nullable(),
  pointOfSale: z.string().nullable().describe('code of /branches'),
  validUntil: isoDate.optional().describe('last day of the offer; 409 OFFER_EXPIRED after that'),
  certificateId: z
    .uuid()
    .nullish()
    .describe('id of the certificate for a dealer (`getCertificate`); null without one'),
  scoring: z
    .object({
      riskEvaluation: z.object({ riskEvaluationResultDTO: riskEvaluationResult }),
      ratesProductViewDTOList: z.array(ratesProductView),
      calculatedValueDTO: calculatedValue.nullable(),
    })
    .nullable()
    .describe('null while pending'),
});
