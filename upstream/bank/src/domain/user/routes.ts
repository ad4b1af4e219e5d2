import { setTimeout as delay } from 'node:timers/promises';
import { requireUser } from '../access/guard.ts';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { write } from '../../platform/http/write.ts';
import { createUserAnswer, createUserBody, sellingPointsAnswer, sellingPointsParams } from '../api/user.ts';
import type { UserDirectory } from './directory.ts';
import { createUser, sellingPoints } from './service.ts';

const tags = ['user'];

/** Minimum response time in milliseconds, the same for taken and new addresses (docs/domain.md#sign-up). */
export const ANSWER_MS = 1000;

export function userRoutes(app: BankApp, bank: Bank, directory: UserDirectory): void {
  app.get(
    '/user/:id/get_selling_points',
    {
      schema: {
        operationId: 'getSellingPoints',
        summary: "List the user's points of sale",
        tags,
        description: "CA-78: returns the signed-in user's points of sale; 404 for any other user.",
        params: sellingPointsParams,
        response: responseSchemas(sellingPointsAnswer),
      },
    },
    async (request) => sellingPoints(bank, requireUser(request)),
  );
  app.post(
    '/user/create_user',
    {
      config: { limited: true },
      schema: {
        operationId: 'createUser',
        summary: 'Sign up a user',
        tags,
        description: 'CA-79: signs up a user, who gets a temporary password by mail; 400 EMAIL_TAKEN.',
        body: createUserBody,
        response: responseSchemas(createUserAnswer),
      },
    },
    async (request) => {
      const answered = delay(ANSWER_MS);
      try {
        return await write(bank, request, (tx) => createUser(tx, directory, request.body));
      } finally {
        await answered;
      }
    },
  );
}
