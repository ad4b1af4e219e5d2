import type { QueryResolvers } from '../../generated/resolvers.ts';
import { isUuid, orNull } from '../access.ts';
import { money, optionalDecimal } from '../convert/values.ts';

export const consentRequestQueries = {
  consentRequest: async (_root, { id, key }, { bank, spend }) => {
    if (!isUuid(id)) return null;
    await spend('lookups');
    const answer = await orNull(bank.person.consentRequest(id, key));
    if (answer === null) return null;
    return {
      ...answer,
      term: answer.terms,
      financedAmount: money(answer.financedAmount),
      firstInstallment: money(answer.firstInstallment),
      cftea: optionalDecimal(answer.cftea),
    };
  },
} satisfies QueryResolvers;
