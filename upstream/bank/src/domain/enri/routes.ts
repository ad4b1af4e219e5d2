import type { Bank } from '../bank.ts';
import { type BankApp, inTransaction } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { identityCheckAnswer, identityCheckQuery } from '../api/enri.ts';
import { type CheckKind, identityCheck } from './service.ts';

const CHECKS: readonly {
  path: string;
  operationId: string;
  summary: string;
  kind: CheckKind;
  description: string;
}[] = [
  {
    path: 'get_enri_status',
    operationId: 'getEnriStatus',
    summary: 'Poll the ENRI check of a person',
    kind: 'ENRI',
    description: "CA-59: returns the result of a person's ENRI check.",
  },
  {
    path: 'get_opbc_status',
    operationId: 'getOpbcStatus',
    summary: 'Poll the OPBC check of a person',
    kind: 'OPBC',
    description: "CA-60: returns the result of a person's OPBC check.",
  },
];

export function enriRoutes(app: BankApp, bank: Bank): void {
  for (const { path, kind, ...named } of CHECKS) {
    app.get(
      `/enri/${path}`,
      {
        schema: {
          ...named,
          tags: ['enri'],
          querystring: identityCheckQuery,
          response: responseSchemas(identityCheckAnswer),
        },
      },
      async (request) => inTransaction(bank, (tx) => identityCheck(tx, kind, request.query)),
    );
  }
}
