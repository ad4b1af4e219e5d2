import type { QueryResolvers } from '../../generated/resolvers.ts';
import { isUuid, orNull } from '../access.ts';
import { money } from '../convert/values.ts';

/** The client's path of a certificate; null if the bank gives none. */
export const certificatePath = (id: string | null | undefined): string | null =>
  id ? `/certificado/${id}` : null;

export const certificateQueries = {
  certificate: async (_root, { id }, { bank, spend }) => {
    await spend('links');
    if (!isUuid(id)) return null;
    const answer = await orNull(bank.read('getCertificate', { path: { id } }));
    if (answer === null) return null;
    const { state, facts } = answer;
    return {
      state,
      facts: facts && {
        name: facts.name,
        amount: money(facts.amount),
        vehicleName: facts.vehicle.name,
        purchaseValue: money(facts.vehicle.purchaseValue),
        validUntil: facts.validUntil,
      },
    };
  },
} satisfies QueryResolvers;
