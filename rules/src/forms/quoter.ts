import * as z from 'zod/mini';
import { checkAmount } from '../amount.ts';
import { crossFieldRule } from './schema.ts';

/** The applicant's choice within the offer. `limitsOf` returns the limits of a mode in whole pesos. */
export const quoterForm = (limitsOf: (mode: 'FIXED' | 'UVA') => { min: number; max: number }) =>
  z
    .object({
      mode: z.enum(['FIXED', 'UVA']),
      amount: z.number(),
      /** Typed text that is not an amount; null if there is none. */
      unread: z.nullable(z.string()),
      term: z.number(),
      dueDay: z.number(),
      replaceOpenProposal: z.boolean(),
    })
    .check(
      crossFieldRule<{ mode: 'FIXED' | 'UVA'; amount: number; unread: string | null }>(
        'amount',
        ({ mode, amount, unread }) => checkAmount(unread ?? String(amount), limitsOf(mode)),
      ),
    );

export type QuoterValues = z.input<ReturnType<typeof quoterForm>>;
