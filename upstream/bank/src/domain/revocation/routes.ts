import { setTimeout as delay } from 'node:timers/promises';
import { responseSchemas } from '../../platform/http/answers.ts';
import { write } from '../../platform/http/write.ts';
import type { BankApp } from '../../platform/platform.ts';
import {
  confirmRevocationAnswer,
  confirmRevocationBody,
  revocationAnswer,
  revocationBody,
} from '../api/revocation.ts';
import type { Bank } from '../bank.ts';
import { askerIn } from '../lifecycle/asker.ts';
import { confirmRequest, requestRevocation } from './service.ts';

/** Minimum response time in milliseconds, whether or not a proposal exists. */
const ANSWER_MS = 500;

async function inSameTime<T>(answer: () => Promise<T>): Promise<T> {
  const answered = delay(ANSWER_MS);
  try {
    return await answer();
  } finally {
    await answered;
  }
}

export function revocationRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/ext/revocations',
    {
      config: { limited: true },
      schema: {
        operationId: 'requestRevocation',
        summary: 'Request the revocation of a loan',
        tags: ['ext'],
        description:
          'Optional: requests a revocation without a sign-in, and returns a receipt. The answer does not depend on whether the person has a proposal. A bank without this call answers 404, and people write or phone.',
        body: revocationBody,
        response: responseSchemas(revocationAnswer),
      },
    },
    async (request) =>
      inSameTime(() => write(bank, request, (tx) => requestRevocation(tx, request.body, askerIn(request)))),
  );
  app.post(
    '/ext/revocations/confirm',
    {
      config: { limited: true },
      schema: {
        operationId: 'confirmRevocation',
        summary: 'Confirm a revocation request',
        tags: ['ext'],
        description:
          'Optional: confirms a request with the code sent to the stored phone; any other code or number returns the same 400 CODE_INVALID.',
        body: confirmRevocationBody,
        response: responseSchemas(confirmRevocationAnswer),
      },
    },
    async (request) =>
      inSameTime(() => write(bank, request, (tx) => confirmRequest(tx, request.body, askerIn(request)))),
  );
}
