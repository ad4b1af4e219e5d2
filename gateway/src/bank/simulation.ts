import type { RateMode } from '@prendarios/rules/quote';
import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { type ConsentBody, type Metrics, personAnswer, type PersonBody } from './person.ts';
import { agreementAnswer, codeOfMode, isoDate, percent, pesos, rateMode, simulationType } from './shapes.ts';
import { vehicleAnswer, type VehicleBody } from './vehicle.ts';

const loanFees = z.object({
  grantingFee: pesos,
  netDisbursed: pesos,
  monthlyFeeWithIva: pesos,
  lifeInsurancePct: percent,
  firstInstallmentWithIva: pesos,
});

export const calculatedValue = z.object({
  financedAmount: pesos,
  terms: z.number().int(),
  dueDate: z.number().int(),
  pureEstimatedInstallmentValue: pesos,
  pureEstimatedInstallmentValueWithIva: pesos,
  pureEstimatedInstallmentValueInUVA: z.number().nullable(),
  capitalInUVAs: z.number().nullable(),
  tea: percent,
  cftea: percent.nullable(),
  tna: percent,
  cfteaWithoutVat: percent.nullable(),
  extraDays: z.number().int().optional(),
  totalToPay: pesos,
  matrixCode: z.string(),
  uvaValue: z.number().nullable(),
  uvaEstimated: z.boolean(),
  fees: loanFees.nullish(),
});
export type CalculatedValue = z.infer<typeof calculatedValue>;

export const scheduleRow = z.object({
  number: z.number().int(),
  dueDate: isoDate,
  /** Absent if the bank takes instalments on their due date. */
  paymentDate: isoDate.optional(),
  capital: pesos,
  interest: pesos,
  vat: pesos,
  fees: pesos,
  total: pesos,
  balance: pesos,
  totalInUVA: z.number().nullable(),
});
export type ScheduleRow = z.infer<typeof scheduleRow>;

const ratesRow = z.object({
  indexerType: rateMode,
  matrixCode: z.string(),
  termFrom: z.number().int(),
  termTo: z.number().int(),
  /** Absent if the bank only states the rate of the chosen term. */
  tna: percent.optional(),
});
export type RatesRow = z.infer<typeof ratesRow>;

const riskResult = z.object({
  finalAmount: pesos,
  finalAmountUVA: pesos,
  minAmount: pesos,
  minAmountUVA: pesos,
  finalInstallment: z.number().int(),
  finalInstallmentUVA: z.number().int(),
  ltv: percent,
  ltvUVA: percent,
});
export type RiskAnswer = z.infer<typeof riskResult>;

const paymentDay = z.object({ paidOn: isoDate, firstInstallment: pesos, firstPaymentDate: isoDate });
export const paymentWindow = z.object({ from: isoDate, to: isoDate, least: paymentDay, most: paymentDay });
export type PaymentWindowAnswer = z.infer<typeof paymentWindow>;

const ratesAnswer = z.object({
  ratesProductViewDTOList: z.array(ratesRow),
  calculatedValueDTO: calculatedValue.nullable(),
  installments: z.array(scheduleRow),
  terms: z.array(z.number().int()),
  uvaMonthlyRise: percent.nullish(),
  paymentWindow: paymentWindow.nullish(),
});
export type RatesAnswer = z.infer<typeof ratesAnswer>;

const simulationAnswer = z.object({
  uuid: z.string(),
  customer: personAnswer,
  coOwner: personAnswer.nullable(),
  vehicle: vehicleAnswer,
  simulationType,
  agreement: agreementAnswer,
  couponId: z.string().nullable(),
  pointOfSale: z.string().nullable(),
  /** Absent if the bank's offers do not expire. */
  validUntil: isoDate.optional(),
  scoring: z
    .object({
      riskEvaluation: z.object({ riskEvaluationResultDTO: riskResult }),
      ratesProductViewDTOList: z.array(ratesRow),
    })
    .nullable(),
});
export type SimulationAnswer = z.infer<typeof simulationAnswer>;

const startedAnswer = z.object({ uuid: z.string(), idRequest: z.string() });
const statusAnswer = z.object({
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED', 'ERROR']),
  /** Absent if the bank gives no reason; unknown reasons count as none. */
  reason: z.enum(['INCOME', 'RECORDS', 'AGE', 'VEHICLE']).nullish().catch(null),
  /** Absent if the bank does not say. */
  leastInstallment: pesos.nullish(),
  /** Absent if the bank does not search for one. */
  nearest: z.object({ purchaseValue: pesos, financedAmount: pesos }).nullish(),
});

type SimulationBody = {
  customer: PersonBody;
  coOwner?: PersonBody;
  vehicle: VehicleBody;
  simulationType: 'PER_VALUE' | 'PER_MODEL';
  agreementId: number;
  couponId?: string;
  pointOfSale?: string;
  consents: ConsentBody[];
  metrics?: Metrics;
};

type RatesChoice = { mode: RateMode; financedAmount: number; selectedTerm: number; dueDate?: number };
type IndicativeChoice = RatesChoice & { agreementId?: number; couponId?: string };
type OfferChoice = RatesChoice & { uuid: string };

/** CA-01 to CA-05. */
export class SimulationSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  start(body: SimulationBody) {
    const path = '/simulation/set_simulation';
    return this.#bank.write({
      name: 'set_simulation',
      kind: 'write',
      method: 'POST',
      path,
      behalf: 'user',
      body,
      answer: startedAnswer,
    });
  }

  /** CA-02 without a person, CA-03 within an offer: a POST that changes nothing. */
  rates({ mode, ...choice }: IndicativeChoice | OfferChoice) {
    const ofOffer = 'uuid' in choice;
    const path = '/simulation/get_rates';
    return this.#bank.read({
      name: 'get_rates',
      kind: 'read',
      method: 'POST',
      path,
      ...(ofOffer ? { behalf: 'user' as const } : {}),
      body: { ...choice, [ofOffer ? 'indexerCode' : 'selectedMode']: codeOfMode(mode) },
      answer: ratesAnswer,
    });
  }

  status(uuid: string, idRequest: string) {
    return this.#bank.read({
      name: 'get_status',
      kind: 'read',
      method: 'GET',
      path: '/simulation/get_status',
      query: { uuid, idRequest },
      behalf: 'user',
      answer: statusAnswer,
    });
  }

  #simulationCall(uuid: string) {
    return {
      name: 'get_simulation',
      kind: 'read' as const,
      method: 'GET' as const,
      path: '/simulation/get_simulation',
      query: { id: uuid },
      behalf: 'user' as const,
      answer: simulationAnswer,
    };
  }

  simulation(uuid: string) {
    return this.#bank.read(this.#simulationCall(uuid));
  }

  /** Returns the simulation with its scoring; reads it again if this request cached it before the evaluation ended. */
  async scored(uuid: string): Promise<SimulationAnswer> {
    const known = await this.simulation(uuid);
    return known.scoring === null ? this.#bank.readAgain(this.#simulationCall(uuid)) : known;
  }
}
