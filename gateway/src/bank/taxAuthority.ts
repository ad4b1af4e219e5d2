import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { numberedKey } from './shapes.ts';

const taxpayerAnswer = z.object({
  generalData: z.object({
    cuit: z.string(),
    businessName: z.string(),
    personType: z.enum(['FISICA', 'JURIDICA']),
    status: z.enum(['ACTIVO', 'INACTIVO']),
    activity: z.string(),
    provinceId: numberedKey,
    pointOfSale: z.string().nullish(),
  }),
});
export type TaxpayerAnswer = z.infer<typeof taxpayerAnswer>['generalData'];

/** CA-51: a POST that changes nothing. The path keeps the authority's former name. */
export class TaxAuthoritySource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  async taxpayer(cuit: string): Promise<TaxpayerAnswer> {
    const answer = await this.#bank.read({
      name: 'get_cuit',
      kind: 'read',
      method: 'POST',
      path: '/afip/get_cuit',
      body: { cuit },
      answer: taxpayerAnswer,
    });
    return answer.generalData;
  }
}
