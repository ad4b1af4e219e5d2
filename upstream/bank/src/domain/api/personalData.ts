import { z } from 'zod';
import { isoDate, isoInstant } from '../../platform/http/shapes.ts';
import { genderCode } from './person.ts';

const personalDataKind = z.enum(['COPY', 'ERASURE']);
export const personalDataBody = z.strictObject({
  kind: personalDataKind.describe('COPY: a copy of all data that the bank has about the person'),
  document: z.string().describe('number of the DNI, digits only'),
  gender: genderCode,
  contact: z.string().max(254).describe('where the bank sends the answer: an email address or a phone'),
});
export const personalDataAnswer = z.object({
  number: z.string().describe('number of the receipt'),
  requestedAt: isoInstant,
  dueOn: isoDate.describe('last day for the answer'),
});
