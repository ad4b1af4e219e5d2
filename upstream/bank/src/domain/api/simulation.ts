import { z } from 'zod';
import { indexerType, isoDate, metrics, percent, pesos } from '../../platform/http/shapes.ts';
import { consent, personAnswer, personIdentity } from './person.ts';
import { vehicleAnswer, vehicleBody } from './vehicle.ts';

/** Whether the person quoted a known model or only a value (EN-08). */
export const simulationType = z.enum(['PER_VALUE', 'PER_MODEL']);

export const setSimulationBody = z.strictObject({
  customer: personIdentity,
  coOwner: personIdentity.optional(),
  vehicle: vehicleBody,
  simulationType,
  agreementId: z.number().int(),
  couponId: z.string().optional(),
  pointOfSale: z.string().optional(),
  consents: z
    .array(consent)
    .describe(
      "the applicant's; not stored if a seller enters the simulation: the applicant gives them with the code",
    ),
  metrics: metrics.optional(),
});
export const setSimulationAnswer = z.object({ uuid: z.uuid(), idRequest: z.uuid() });

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
  finalAmount: pesos,
  finalAmountUVA: pesos,
  minAmount: pesos,
  minAmountUVA: pesos,
  finalInstallment: z.number().int().describe('a number of instalments, the default term'),
  finalInstallmentUVA: z.number().int(),
  ltv: percent,
  ltvUVA: percent,
});

export const ratesProductView = z.object({
  indexerType,
  matrixCode: z.string(),
  termFrom: z.number().int(),
  termTo: z.number().int(),
  tna: percent,
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
  terms: z.number().int(),
  dueDate: z.number().int().describe('day of the month, 1 to 28'),
  pureEstimatedInstallmentValue: pesos,
  pureEstimatedInstallmentValueWithIva: pesos,
  pureEstimatedInstallmentValueInUVA: z.number().nullable(),
  capitalInUVAs: z.number().nullable(),
  tea: percent,
  cftea: percent.nullable(),
  tna: percent,
  cfteaWithoutVat: percent.nullable(),
  cftna: percent.nullable(),
  firstInstallment: pesos.optional().describe('total of row 1 of the schedule, with its extra days'),
  firstDueDate: isoDate.optional().describe('of row 1'),
  extraDays: z.number().int().optional().describe('days that row 1 charges in addition to its month'),
  secondInstallment: pesos.nullish().describe('total of row 2; null if there is none'),
  totalToPay: pesos,
  matrixCode: z.string(),
  uvaValue: z.number().nullable(),
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
  vat: pesos,
  fees: pesos,
  total: pesos,
  balance: pesos,
  totalInUVA: z.number().nullable(),
  projectedTotal: pesos.nullable().describe('pesos under assumedMonthlyInflation; UVA only'),
});

/** A possible payment day and the first instalment that follows from it. */
const paymentDay = z.object({
  paidOn: isoDate,
  firstInstallment: pesos,
  firstPaymentDate: isoDate.describe('business day on which it is paid'),
});
export const paymentWindow = z.object({
  from: isoDate.describe('the earliest day on which the bank usually pays'),
  to: isoDate.describe('the latest one'),
  least: paymentDay.describe('the day with the lowest first instalment'),
  most: paymentDay.describe('the day with the highest one'),
});

// CA-02, CA-03: the applicant's offer with `uuid`, else an indicative figure
export const ratesBody = z.strictObject({
  financedAmount: pesos,
  selectedTerm: z.number().int(),
  selectedMode: indexerType.optional(),
  indexerCode: indexerType.optional(),
  uuid: z.uuid().optional(),
  dueDate: z.number().int().optional(),
  agreementId: z.number().int().optional().describe('indicative only; the standard 0KM one when left out'),
  couponId: z.string().optional(),
  assumedMonthlyInflation: percent.optional(),
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
});

// Optional, not in CA: a bank that prints no quotes returns 404
export const quotePdfAvailable = z.object({ available: z.literal(true) });
export const quotePdfBody = ratesBody.extend({
  totalToPay: pesos.describe('of the link; 409 OFFER_CHANGED if it is no longer the total'),
  validUntil: isoDate,
  link: z.url({ protocol: /^https?$/ }).max(400),
  vehicle: z
    .strictObject({
      name: z.string().min(1).max(120),
      purchaseValue: pesos,
      vehicleType: z.string().max(4).optional(),
      year: z.number().int().optional(),
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
  vehicleTypes: z.array(z.string()),
  modes: z.array(indexerType),
  minTerm: z.number().int(),
  maxTerm: z.number().int(),
  maxLtvTRD: percent,
  maxLtvUVA: percent,
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
  pointOfSale: z.string().nullable(),
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
