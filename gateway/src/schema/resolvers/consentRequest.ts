import type { QueryResolvers } from '../../generated/resolvers.ts';
import { isUuid, orNull } from '../access.ts';
import { toFigures, toInsuranceEstimate, toPaymentWindow } from '../convert/loan.ts';

export const consentRequestQueries = {
  consentRequest: async (_root, { id, key }, { bank, spend }) => {
    if (!isUuid(id)) return null;
    await spend('lookups');
    const answer = await orNull(bank.proposal.consentRequest(id, key));
    if (answer === null) return null;
    const { calculatedValueDTO, mode, installments, insuranceEstimate, paymentWindow, ended } = answer;
    return {
      ...answer,
      hasEnded: ended,
      acceptedAt: answer.acceptedAt ?? null,
      figures: toFigures(calculatedValueDTO, mode, installments),
      insuranceEstimate: insuranceEstimate ? toInsuranceEstimate(insuranceEstimate) : null,
      paymentWindow: paymentWindow ? toPaymentWindow(paymentWindow) : null,
    };
  },
} satisfies QueryResolvers;
