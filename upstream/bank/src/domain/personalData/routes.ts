import { responseSchemas } from '../../platform/http/answers.ts';
import { write } from '../../platform/http/write.ts';
import type { BankApp } from '../../platform/platform.ts';
import { personalDataAnswer, personalDataBody } from '../api/personalData.ts';
import type { Bank } from '../bank.ts';
import { requestPersonalData } from './request.ts';

export function personalDataRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/ext/personal-data-requests',
    {
      config: { limited: true },
      schema: {
        operationId: 'requestPersonalData',
        summary: 'Request a copy or the erasure of personal data',
        tags: ['ext'],
        description:
          "Optional: requests a copy or the erasure of a person's data without a sign-in, and returns a receipt. The answer does not depend on whether the bank knows the person. It discloses and deletes nothing. A bank without this call answers 404, and people write or phone.",
        body: personalDataBody,
        response: responseSchemas(personalDataAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => requestPersonalData(tx, request.body)),
  );
}
