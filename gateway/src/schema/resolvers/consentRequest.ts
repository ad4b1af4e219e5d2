import { modeOf } from '../../bank/codes.ts';
import type { QueryResolvers } from '../../generated/resolvers.ts';
import { isUuid, orNull } from '../access.ts';
import { toFigures, toInsuranceEstimate, toPaymentWindow } from '../convert/loan.ts';

export const consentRequestQueries = {
  consentRequest: async (_root, { id, key }, { bank, spend }) => {
    if (!isUuid(id)) return null;
    await spend('lookups');
    const answer = await orNull(bank.read('getConsentRequest', { body: { idProposal: id, key } }));
    if (answer === null) return null;
    const { calculatedValueDTO, mode, installments, insuranceEstimate, paymentWindow, ended } = answer;
    return {
      ...answer,
      hasEnded: ended ?? false,
      acceptedAt: answer.acceptedAt ?? null,
      figures: toFigures(calculatedValueDTO, modeOf(mode), installments),
      insuranceEstimate: insuranceEstimate ? toInsuranceEstimate(insuranceEstimate) : null,
      paymentWindow: paymentWindow ? toPaymentWindow(paymentWindow) : null,
    };
  },
} satisfies QueryResolvers;
