import { ofProposal, type Schemas } from '../../bank/contract.ts';
import type {
  Prepayment,
  PrepaymentInput,
  ProposalResolvers,
  RemainingInstallments,
  SimulationResolvers,
} from '../../generated/resolvers.ts';
import { money, optionalDecimal } from '../convert/values.ts';
import { offerEstimate, refuseChoice, refusePrepayment } from '../input/quote.ts';

type Answer = Schemas['PrepaymentAnswer'];

const toRest = (rest: Answer['before']): RemainingInstallments => ({
  count: rest.installments,
  nextInstallment: rest.nextInstallment === null ? null : money(rest.nextInstallment),
  lastPayableOn: rest.lastPaymentDate,
  interest: money(rest.interest),
  total: money(rest.total),
});

const toPrepayment = ({ inUVA, ...answer }: Answer): Prepayment => ({
  payableOn: answer.paymentDate,
  owed: money(answer.owed),
  amount: money(answer.amount),
  charge: money(answer.charge),
  before: toRest(answer.before),
  after: toRest(answer.after),
  installmentsSaved: answer.installmentsSaved,
  interestSaved: money(answer.interestSaved),
  feesSaved: money(answer.feesSaved),
  uvaValue: optionalDecimal(answer.uvaValue),
  amountInUva: optionalDecimal(inUVA?.amount),
  interestSavedInUva: optionalDecimal(inUVA?.interestSaved),
});

const queryOf = ({ amount, afterInstallment, effect }: PrepaymentInput) => ({
  prepaidAmount: Number(amount),
  afterInstallment,
  effect,
});

/** See docs/domain.md#prepayment. */
export const offerPrepaymentField = {
  prepayment: async ({ answer: { uuid } }, { loan, input }, { bank }) => {
    refuseChoice(loan);
    refusePrepayment(input);
    const { financedAmount, selectedTerm, selectedMode, dueDate } = offerEstimate(uuid, loan).query;
    const answer = await bank.readIfAvailable('getOfferPrepayment', {
      query: { uuid, financedAmount, selectedTerm, selectedMode, dueDate, ...queryOf(input) },
      behalf: 'user',
    });
    return answer && toPrepayment(answer);
  },
} satisfies SimulationResolvers;

/** See docs/domain.md#prepayment. */
export const prepaymentFields = {
  canSimulatePrepayment: ({ answer }) => answer.canSimulatePrepayment ?? false,
  prepayment: async ({ answer: { proposalUuid: id } }, { input }, { bank }) => {
    refusePrepayment(input);
    const answer = await bank.readIfAvailable('getProposalPrepayment', {
      ...ofProposal(id),
      query: queryOf(input),
    });
    return answer && toPrepayment(answer);
  },
} satisfies ProposalResolvers;
