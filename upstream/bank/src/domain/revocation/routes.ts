import { answers } from '../../platform/http/answers.ts';
import { write } from '../../platform/http/write.ts';
import type { BankApp } from '../../platform/platform.ts';
import { revocationAnswer, revocationBody } from '../api/revocation.ts';
import type { Bank } from '../bank.ts';
import { requestRevocation } from './service.ts';

export function revocationRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/ext/revocations',
    {
      config: { rateLimit: {} },
      schema: {
        tags: ['ext'],
        description:
          'Optional: a request of revocation without a sign-in, and its receipt; the same answer whether or not the person has a proposal. A bank without this call answers 404, and people write or phone.',
        body: revocationBody,
        response: answers(revocationAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => requestRevocation(tx, request.body)),
  );
}
