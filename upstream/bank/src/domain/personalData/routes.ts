import { answers } from '../../platform/http/answers.ts';
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
          'Optional: a request for a copy or the erasure of what the bank holds of a person, without a sign-in, and its receipt; the same answer whether or not the bank knows the person. It opens and deletes nothing. A bank without this call answers 404, and people write or phone.',
        body: personalDataBody,
        response: answers(personalDataAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => requestPersonalData(tx, request.body)),
  );
}
