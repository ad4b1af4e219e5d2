import { Ajv } from 'ajv';
import type { BankCall } from '../bank/client/BankClient.ts';

type Answer = { ok: boolean };

const check = new Ajv().compile<Answer>({
  type: 'object',
  properties: { ok: { type: 'boolean' } },
  required: ['ok'],
});

/** Example calls outside the contract. */
export const read: BankCall<Answer> = { name: 'thing', kind: 'read', method: 'GET', path: '/thing', check };
export const write: BankCall<Answer> = {
  ...read,
  name: 'make',
  kind: 'write',
  method: 'POST',
  body: { a: 1 },
};
