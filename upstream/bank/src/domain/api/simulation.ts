import { z } from 'zod';
import { indexerType, isoDate, metrics, percent, pesos } from '../../platform/http/shapes.ts';
import { canSimulatePrepayment } from './prepayment.ts';
import { consent, personAnswer, personIdentity } from './person.ts';
import { vehicleAnswer, vehicleBody } from './vehicle.ts';

/** Whether the person quoted a known model or only a value (EN-08). */
export const simulationType = z
  .enum(['PER_VALUE', 'PER_MODEL'])
  .describe('PER_MODEL: a listed model; PER_VALUE: only a type and a value');

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
      "the applicant's; not stored if a seller enters the simulation: the applicant gives them with the code",
    ),
  metrics: metrics.optional(),
});
export const setSimulationAnswer = z.object({
  uuid: z.uuid(),
  idRequest: z.uuid().describe('of the evaluation, for get_status'),
});

export const statusQuery = z.object({ uuid: z.uuid(), idRequest: z.uuid() });
export const simulationStatus = z.enum(['PENDING', 'APPROVED', 'REJECTED', 'ERROR']);
const refusalClass = z.enum(['INCOME', 'RECORDS', 'AGE', 'VEHICLE']);
export const nearestOffer = z.object({
  purchaseValue: pesos.describe('of the vehicle, in place of the one that was sent'),
  financedAmount: pesos.describe('the most that is lent with it'),
});
export const statusAnswer = z.object({
  status: simulationStatus,
  reason: refusalClass.optional().describe('of REJECTED: what it has to do with; optional'),
  leastInstallment: pesos
    .optional()
    .describe('of REJECTED for INCOME: what any loan costs a month at least, with IVA; optional'),
  nearest: nearestOffer.optional().describe('of REJECTED: the nearest value that gets an offer; optional'),
});

export const riskEvaluationResult = z.object({
  finalAmount: pesos.describe('the most that is lent at a fixed rate; 0: not offered'),
  finalAmountUVA: pesos.describe('the same in UVA'),
  minAmount: pesos.describe('the least that is lent at a fixed rate; 0: not offered'),
  minAmountUVA: pesos.describe('the same in UVA'),
  finalInstallment: z.number().int().describe('a number of instalments, the default term'),
  finalInstallmentUVA: z.number().int().describe('the same in UVA'),
  ltv: percent.describe("most of the vehicle's value that is lent at a fixed rate"),
  ltvUVA: percent.describe('the same in UVA'),
});

export const ratesProductView = z.object({
  indexerType,
  matrixCode: z.string().describe('key of the rate, which post_proposal takes'),
  termFrom: z.number().int().describe('months'),
  termTo: z.number().int().describe('months'),
  tna: percent.describe('nominal annual rate; for UVA, on top of it'),
});

/** Costs of a loan other than interest. */
const loanFees = z.object({
  grantingFeePct: percent.describe('of the amount, without IVA'),
  grantingFee: pesos.describe('with IVA, kept back at the disbursement'),
  netDisbursed: pesos.describe('the amount less the granting fee'),
  monthlyFee: pesos.describe('without IVA'),
  monthlyFeeWithIva: pesos,
  lifeInsurancePct: percent.describe('a month, of the balance before each instalment'),
  firstInstallmentWithIva: pesos.describe('with these fees, without extra days'),
});

export const calculatedValue = z.object({
  financedAmount: pesos,
  terms: z.number().int().describe('number of monthly instalments'),
  dueDate: z.number().int().describe('day of the month, 1 to 28'),
  pureEstimatedInstallmentValue: pesos.describe('capital and interest, without IVA and fees'),
  pureEstimatedInstallmentValueWithIva: pesos.describe('the same with the IVA of the first instalment'),
  pureEstimatedInstallmentValueInUVA: z.number().nullable().describe('in UVAs; null for a fixed rate'),
  capitalInUVAs: z.number().nullable().describe('null for a fixed rate'),
  tea: percent.describe('effective annual rate'),
  cftea: percent.nullable().describe('total effective annual cost, with IVA; null if none exists'),
  tna: percent.describe('nominal annual rate; for UVA, on top of it'),
  cfteaWithoutVat: percent
    .nullable()
    .describe('total effective annual cost without IVA; null if none exists'),
  cftna: percent.nullable().describe('total nominal annual cost, with IVA; null if none exists'),
  firstInstallment: pesos.optional().describe('total of row 1 of the schedule, with its extra days'),
  firstDueDate: isoDate.optional().describe('of row 1'),
  extraDays: z.number().int().optional().describe('days that row 1 charges in addition to its month'),
  secondInstallment: pesos.nullish().describe('total of row 2; null if there is none'),
  totalToPay: pesos.describe('all instalments, with IVA and fees; for UVA at the value of today'),
  matrixCode: z.string().describe('of ratesProductViewDTOList'),
  uvaValue: z.number().nullable().describe('pesos of a UVA; null for a fixed rate'),
  uvaEstimated: z.boolean().describe('the value is past the series and was extended'),
  fees: loanFees.nullish().describe('null if the loan has no fees'),
  calculatedOn: isoDate
    .optional()
    .describe('the day that due dates, extra days and pesos of UVAs start from'),
  capitalOn: isoDate.optional().describe('the day whose UVA value gives the capital'),
});

export const scheduleRow = z.object({
  number: z.number().int(),
  dueDate: isoDate,
  paymentDate: isoDate
    .optional()
    .describe('the business day on which it is paid, without more interest; the due date when left out'),
  capital: pesos,
  interest: pesos,
  vat: pesos.describe('IVA of the interest'),
  fees: pesos.describe('monthly fee and life insurance, with IVA'),
  total: pesos,
  balance: pesos.describe('capital owed afterwards'),
  totalInUVA: z.number().nullable().describe('null for a fixed rate'),
  projectedTotal: pesos.nullable().describe('pesos under assumedMonthlyInflation; UVA only'),
});

/** A possible payment day and the first instalment that follows from it. */
const paymentDay = z.object({
  paidOn: isoDate.describe('the bank pays the vehicle'),
  firstInstallment: pesos.describe('with its extra days'),
  firstPaymentDate: isoDate.describe('business day on which it is paid'),
});
export const paymentWindow = z.object({
  from: isoDate.describe('the earliest day on which the bank usually pays'),
  to: isoDate.describe('the latest one'),
  least: paymentDay.describe('the day with the lowest first instalment'),
  most: paymentDay.describe('the day with the highest one'),
});

/** `dueDay` and `term` of requests; the domain checks their ranges and returns messages for the user. */
export const dueDay = z.number().int().meta({ description: 'day of the month', minimum: 1, maximum: 28 });
export const term = z.number().int().meta({ description: "months, within the offer's limits", minimum: 1 });

// CA-02, CA-03: the applicant's offer with `uuid`, else an indicative figure
export const ratesBody = z.strictObject({
  financedAmount: pesos,
  selectedTerm: term,
  selectedMode: indexerType.optional().describe('TRD when left out'),
  indexerCode: indexerType.optional().describe('the same; selectedMode wins'),
  uuid: z.uuid().optional().describe('of the simulation; an indicative figure when left out'),
  dueDate: dueDay.optional(),
  agreementId: z.number().int().optional().describe('indicative only; the standard 0KM one when left out'),
  couponId: z.string().optional(),
  assumedMonthlyInflation: percent.optional().describe('percent a month, for projectedTotal'),
});
export const ratesAnswer = z.object({
  ratesProductViewDTOList: z.array(ratesProductView).describe('empty if the mode has no rate'),
  calculatedValueDTO: calculatedValue.nullable(),
  installments: z.array(scheduleRow),
  terms: z.array(z.number().int()).describe('the terms that can be chosen'),
  uvaMonthlyRise: percent
    .nullish()
    .describe('UVA only, optional: percent a month, the average of the last twelve months'),
  paymentWindow: paymentWindow
    .optional()
    .describe('optional: instalments run from the payment, whose day is not known yet'),
  canSimulatePrepayment,
});

// Optional, not in CA: a bank that prints no quotes returns 404
export const quotePdfAvailable = z.object({ available: z.literal(true) });
export const quotePdfBody = ratesBody.extend({
  totalToPay: pesos.describe('of the link; 409 OFFER_CHANGED if it is no longer the total'),
  validUntil: isoDate.describe('last day, printed'),
  link: z
    .url({ protocol: /^https?$/ })
    .max(400)
    .describe('where the quote is shown, printed'),
  vehicle: z
    .strictObject({
      name: z.string().min(1).max(120),
      purchaseValue: pesos,
      vehicleType: z.string().max(4).optional().describe('code of get_types'),
      year: z.number().int().optional().describe('model year'),
      zeroKm: z.boolean().optional().describe('no insurance is estimated when left out'),
    })
    .optional(),
  monthlyPremium: pesos
    .optional()
    .describe('estimated, of the link; 409 OFFER_CHANGED if it is no longer the estimate'),
});

export const agreement = z.object({
  id: z.number().int(),
  code: z.string(),
  description: z.string(),
  vehicleTypes: z.array(z.string()).describe('codes of get_types'),
  modes: z.array(indexerType),
  minTerm: z.number().int().describe('months'),
  maxTerm: z.number().int().describe('months'),
  maxLtvTRD: percent.describe("most of the vehicle's value that is lent at a fixed rate"),
  maxLtvUVA: percent.describe('the same in UVA'),
  maxVehicleAge: z.number().int().describe('years; 0 takes only 0KM'),
  grantingFeePct: percent.optional().describe('of the amount, without IVA; kept back at the disbursement'),
  monthlyFee: pesos.optional().describe('without IVA'),
  lifeInsurancePct: percent.optional().describe('a month, of the balance'),
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
  validUntil: isoDate.optional().describe('last day of the offer; 409 OFFER_EXPIRED after it'),
  scoring: z
    .object({
      riskEvaluation: z.object({ riskEvaluationResultDTO: riskEvaluationResult }),
      ratesProductViewDTOList: z.array(ratesProductView),
      calculatedValueDTO: calculatedValue.nullable(),
    })
    .nullable()
    .describe('null while pending'),
});
