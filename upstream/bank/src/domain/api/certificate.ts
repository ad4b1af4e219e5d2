import { z } from 'zod';
import { isoDate, pesos } from '../../platform/http/shapes.ts';

export const certificateParams = z.object({
  id: z
    .uuid()
    .describe('certificateId of a simulation or proposal; random, and the only proof of its holder'),
});

export const certificateState = z
  .enum(['VALID', 'EXPIRED', 'CANCELLED', 'ENDED'])
  .describe('CANCELLED: by the applicant or the bank; ENDED: the loan was paid');

export const certificateFacts = z.object({
  name: z.string().describe('first and last name of the applicant'),
  amount: pesos.describe('amount of the proposal; before there is one, the highest offered amount'),
  vehicle: z.object({
    name: z.string().describe('brand, model, condition and year, as far as quoted'),
    purchaseValue: pesos,
  }),
  validUntil: isoDate
    .nullable()
    .describe('last day on which the amount is reserved; null once the contract is signed'),
});

export const certificateAnswer = z.object({
  state: certificateState,
  facts: certificateFacts.nullable().describe('null unless VALID'),
});
