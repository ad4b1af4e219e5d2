import { provinces } from '../../bank/catalogues.ts';
import type { QueryResolvers, SideCostsInput } from '../../generated/resolvers.ts';
import { money } from '../convert/values.ts';
import { refuseSideCosts } from '../input/quote.ts';
import { byId } from './entries.ts';

const queryOf = ({ financedAmount, vehicleValue, zeroKm, provinceId }: SideCostsInput) => ({
  financedAmount: Number(financedAmount),
  value: Number(vehicleValue),
  zeroKm: zeroKm ? ('true' as const) : ('false' as const),
  ...(provinceId ? { provinceId: Number(provinceId) } : {}),
});

/** See docs/domain.md#costs-besides-the-loan. */
export const sideCostsQuery = {
  sideCosts: async (_root, { input }, { bank }) => {
    refuseSideCosts(input);
    const answer = await bank.readIfAvailable('getSideCosts', { query: queryOf(input) });
    if (answer === null) return null;
    const provinceId = String(answer.provinceId);
    return {
      provinceId,
      province: await byId(provinceId, () => provinces(bank)),
      items: answer.items.map(({ code, amount, monthly, payee }) => ({
        kind: code,
        amount: money(amount),
        isMonthly: monthly,
        payee,
      })),
      total: money(answer.total),
      source: answer.source,
      ratedOn: answer.date,
    };
  },
} satisfies QueryResolvers;
