import { z } from 'zod';
import { indexerType, isoDate, pesos } from '../../platform/http/shapes.ts';

const prepaymentEffect = z
  .enum(['FEWER_INSTALLMENTS', 'LOWER_INSTALLMENTS'])
  .describe('what the borrower chooses: a shorter term, or lower instalments in the same term');

const prepayment = {
  prepaidAmount: z.coerce
    .number()
    .positive()
    .describe('capital, in pesos; from what is owed on, it settles the loan'),
  afterInstallment: z.coerce
    .number()
    .int()
    .describe('paid on the due date of this instalment: 1 to the last but one'),
  effect: prepaymentEffect,
};

// Optional, not in CA: a bank without a prepayment simulator returns 404
export const offerPrepaymentQuery = z.object({
  uuid: z.uuid().describe("of the applicant's own simulation"),
  financedAmount: z.coerce.number().positive(),
  selectedTerm: z.coerce.number().int(),
  selectedMode: indexerType.optional(),
  dueDate: z.coerce.number().int().optional(),
  ...prepayment,
});
// The same for the loan of a proposal
export const proposalPrepaymentQuery = z.object(prepayment);

/** Instalments due after the day of the prepayment. */
const remainingInstallments = z.object({
  installments: z.number().int().describe('how many'),
  nextInstallment: pesos.nullable().describe('null if there is none'),
  lastPaymentDate: isoDate.describe('business day on which the last one is paid; of the prepayment if none'),
  interest: pesos.describe('with its IVA'),
  total: pesos.describe('with IVA and fees, without the prepayment'),
});

export const prepaymentAnswer = z.object({
  paymentDate: isoDate.describe('business day on which it is paid, with its instalment'),
  owed: pesos.describe('capital owed after that instalment: what settles the loan'),
  amount: pesos.describe('capital that is prepaid, at most what is owed'),
  charge: pesos.describe('what the bank charges for it, with IVA; 0: nothing'),
  before: remainingInstallments.describe('without the prepayment'),
  after: remainingInstallments.describe('with it'),
  installmentsSaved: z.number().int(),
  interestSaved: pesos.describe('with its IVA'),
  feesSaved: pesos.describe('monthly fees and life insurance, with IVA'),
  uvaValue: z.number().nullable().describe('pesos of a UVA in these figures; null for a fixed rate'),
  inUVA: z
    .object({ owed: z.number(), amount: z.number(), interestSaved: z.number() })
    .nullable()
    .describe('the same in UVAs; null for a fixed rate'),
});

/** Whether the two calls above support a loan. */
export const canSimulatePrepayment = z
  .boolean()
  .optional()
  .describe('optional: a prepayment of this loan can be simulated');
