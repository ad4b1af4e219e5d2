import { z } from 'zod';
import { indexerType, isoDate, pesos } from '../../platform/http/shapes.ts';

const prepaymentEffect = z
  .enum(['FEWER_INSTALLMENTS', 'LOWER_INSTALLMENTS'])
  .describe("the borrower's choice: a shorter term, or lower instalments in the same term");

const prepayment = {
  prepaidAmount: z.coerce
    .number()
    .positive()
    .describe('capital in pesos; an amount of `owed` or more settles the loan'),
  afterInstallment: z.coerce
    .number()
    .int()
    .describe('number of the instalment with which it is paid: 1 to the last but one'),
  effect: prepaymentEffect,
};

// Optional, not in CA: a bank without a prepayment simulator returns 404
export const offerPrepaymentQuery = z.object({
  uuid: z.uuid().describe("uuid of the applicant's simulation"),
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
  installments: z.number().int().describe('number of instalments'),
  nextInstallment: pesos.nullable().describe('null if there is none'),
  lastPaymentDate: isoDate.describe(
    'business day on which the last one is payable; the day of the prepayment if there is none',
  ),
  interest: pesos.describe('interest with IVA'),
  total: pesos.describe('total with IVA and fees, without the prepayment'),
});

export const prepaymentAnswer = z.object({
  paymentDate: isoDate.describe('business day on which it is paid together with the instalment'),
  owed: pesos.describe('capital owed after that instalment, which settles the loan'),
  amount: pesos.describe('prepaid capital, at most `owed`'),
  charge: pesos.describe("the bank's charge for the prepayment with IVA; 0 if there is none"),
  before: remainingInstallments.describe('without the prepayment'),
  after: remainingInstallments.describe('with the prepayment'),
  installmentsSaved: z.number().int(),
  interestSaved: pesos.describe('interest with IVA'),
  feesSaved: pesos.describe('monthly fees and life insurance, with IVA'),
  uvaValue: z.number().nullable().describe('pesos per UVA in these figures; null for a fixed rate'),
  inUVA: z
    .object({ owed: z.number(), amount: z.number(), interestSaved: z.number() })
    .nullable()
    .describe('the same amounts in UVAs; null for a fixed rate'),
});

/** Whether the two calls above support a loan. */
export const canSimulatePrepayment = z
  .boolean()
  .optional()
  .describe('optional: whether a prepayment of this loan can be simulated');
