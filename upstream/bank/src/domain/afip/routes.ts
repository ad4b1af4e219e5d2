import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { getCuitAnswer, getCuitBody } from '../api/afip.ts';
import { taxpayerOf } from './service.ts';

export function afipRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/afip/get_cuit',
    {
      config: { limited: true },
      schema: {
        operationId: 'getTaxpayer',
        summary: "Look up a CUIT in ARCA's register",
        tags: ['afip'],
        description: "CA-51: looks up a CUIT in ARCA's register; 404 TAXPAYER_NOT_FOUND.",
        body: getCuitBody,
        response: responseSchemas(getCuitAnswer),
      },
    },
    async (request) => taxpayerOf(bank, request.body.cuit),
  );
}
