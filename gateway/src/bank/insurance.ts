import { z } from 'zod';
import type { BankCall } from './BankClient.ts';
import type { BankSession } from './BankSession.ts';
import { BankFailure, BankRefusal } from './errors.ts';
import { anyAnswer, type codeOfMode, percent, pesos } from './shapes.ts';

export const insuranceAnswer = z.object({
  id: z.string(),
  insurer: z.object({ name: z.string() }),
  coverage: z.object({ code: z.string(), name: z.string(), description: z.string().nullish() }),
  monthlyPremium: pesos,
  insuredSum: pesos,
  deductible: pesos.nullish(),
  selected: z.boolean(),
});
export type InsuranceAnswer = z.infer<typeof insuranceAnswer>;
const insurancesAnswer = z.array(insuranceAnswer);

/** Input of an estimate: the vehicle or the applicant's simulation, and the loan. Amounts in pesos. */
export type EstimateQuery = Readonly<{
  uuid?: string;
  vehicleType?: string | undefined;
  value?: number;
  zeroKm?: boolean;
  year?: number | undefined;
  provinceId?: number | undefined;
  postalCode?: string | undefined;
  financedAmount: number;
  selectedTerm: number;
  selectedMode: ReturnType<typeof codeOfMode>;
  dueDate?: number | undefined;
  agreementId?: number | undefined;
  couponId?: string | undefined;
}>;

export const estimateAnswer = z.object({
  monthlyPremium: pesos,
  cfteaWithInsurance: percent.nullable(),
  assumed: z.object({
    driverAge: z.number().int().nullable(),
    vehicleAge: z.number().int().nullable(),
    province: z.string().nullable(),
  }),
});
export type EstimateAnswer = z.infer<typeof estimateAnswer>;

/** CA-39 to CA-42. */
export class InsuranceSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  #listCall(proposalId: string): BankCall<InsuranceAnswer[]> {
    return {
      name: 'get_insurances',
      kind: 'read',
      method: 'GET',
      path: `/insurance/${encodeURIComponent(proposalId)}/get_insurances`,
      behalf: { proposal: proposalId },
      answer: insurancesAnswer,
    };
  }

  list(proposalId: string) {
    return this.#bank.read(this.#listCall(proposalId));
  }

  /**
   * An optional call (decision 028). Null if the bank lacks it, no policy fits or it does not answer; the quote is then
   * shown without the estimate.
   */
  async estimate(query: EstimateQuery): Promise<EstimateAnswer | null> {
    try {
      return await this.#bank.read({
        name: 'ext/insurance-estimate',
        kind: 'read',
        method: 'GET',
        path: '/ext/insurance-estimate',
        query,
        ...(query.uuid === undefined ? {} : { behalf: 'user' as const }),
        answer: estimateAnswer,
      });
    } catch (error) {
      if (error instanceof BankRefusal || error instanceof BankFailure) return null;
      throw error;
    }
  }

  generate(proposalId: string) {
    return this.#bank.writeAnswering(
      {
        name: 'generate_insurances',
        kind: 'write',
        method: 'POST',
        path: '/insurance/generate_insurances',
        behalf: { proposal: proposalId },
        body: { proposalId },
        answer: insurancesAnswer,
      },
      this.#listCall(proposalId),
    );
  }

  choose(proposalId: string, insuranceId: string) {
    return this.#bank.writeAnswering(
      {
        name: 'post_insurance',
        kind: 'write',
        method: 'PATCH',
        path: '/insurance/post_insurance',
        behalf: { proposal: proposalId },
        body: { proposalId, insuranceId },
        answer: anyAnswer,
      },
      this.#listCall(proposalId),
    );
  }

  /** A GET by contract that makes new offers. */
  reload(proposalId: string) {
    return this.#bank.writeAnswering(
      {
        name: 'reload_insurances',
        kind: 'write',
        method: 'GET',
        path: '/insurance/reload_insurances',
        behalf: { proposal: proposalId },
        query: { id: proposalId },
        answer: insurancesAnswer,
      },
      this.#listCall(proposalId),
    );
  }
}
