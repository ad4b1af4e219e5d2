import type { Bank } from '../bank.ts';
import { type BankApp, inTransaction } from '../../platform/platform.ts';
import { answers } from '../../platform/http/answers.ts';
import { identityCheckAnswer, identityCheckQuery } from '../api/enri.ts';
import { type CheckKind, identityCheck } from './service.ts';

const CHECKS: readonly { path: string; kind: CheckKind; description: string }[] = [
  { path: 'get_enri_status', kind: 'ENRI', description: 'CA-59: the result of the ENRI check of a person.' },
  { path: 'get_opbc_status', kind: 'OPBC', description: 'CA-60: the result of the OPBC check of a person.' },
];

export function enriRoutes(app: BankApp, bank: Bank): void {
  for (const { path, kind, description } of CHECKS) {
    app.get(
      `/enri/${path}`,
      {
        schema: {
          tags: ['enri'],
          description,
          querystring: identityCheckQuery,
          response: answers(identityCheckAnswer),
        },
      },
      async (request) => inTransaction(bank, (tx) => identityCheck(tx, kind, request.query)),
    );
  }
}
