import { z } from 'zod';
import type { BankCall } from './BankClient.ts';
import type { BankSession } from './BankSession.ts';
import { anyAnswer, pesos } from './shapes.ts';

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
