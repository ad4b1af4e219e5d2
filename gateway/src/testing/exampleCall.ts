import { Ajv } from 'ajv';
import type { BankCall } from '../bank/client/BankClient.ts';

type Answer = { ok: boolean };

const check = new Ajv().compile<Answer>({
  type: 'object',
  properties: { ok: { type: 'boolean' } },
  required: ['ok'],
});

/** Calls outside the contract, for tests of how any call is made. */
export const read: BankCall<Answer> = { name: 'thing', kind: 'read', method: 'GET', path: '/thing', check };
export const write: BankCall<Answer> = {
  ...read,
  name: 'make',
  kind: 'write',
  method: 'POST',
  body: { a: 1 },
};
