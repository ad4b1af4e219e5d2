import type { BankApp } from '../platform.ts';
import { responseSchemas } from '../http/answers.ts';
import { createLogAnswer, createLogBody } from './contract.ts';
import { redact, redactText } from './redact.ts';

/** See docs/domain.md#client-logs. */
const MAX_LOG_BYTES = 8 * 1024;

export function logsRoutes(app: BankApp): void {
  app.post(
    '/logs/create_log',
    {
      bodyLimit: MAX_LOG_BYTES,
      config: { limited: true },
      schema: {
        operationId: 'createLog',
        summary: 'Store a log line',
        tags: ['logs'],
        description: "CA-80: stores a line of the client's log without personal data; 413 over 8 KB.",
        body: createLogBody,
        response: responseSchemas(createLogAnswer),
      },
    },
    async (request) => {
      const { level, message, context } = request.body;
      request.log[level]({ client: true, context: redact(context ?? {}) }, redactText(message));
      return { logged: true };
    },
  );
}
