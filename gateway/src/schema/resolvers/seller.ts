import type {
  MutationResolvers,
  NotifySellerPayload,
  ProposalResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';
import { mayReach, orNull } from '../access.ts';
import { change, onProposal, refused, reloaded } from '../changes.ts';
import { toAddress, toSeller } from '../convert/person.ts';
import { NO_PATHS, SELLER_PATHS } from '../input/paths.ts';
import { sellerChange } from '../input/seller.ts';

export const sellerQueries = {
  seller: async (_root, { proposalId }, context) => {
    if (!mayReach(context, proposalId)) return null;
    const seller = await orNull(context.bank.seller.seller(proposalId));
    return seller && toSeller(seller);
  },
} satisfies QueryResolvers;

export const ownerFields = {
  ownerAddress: async ({ answer }, _args, { bank }) =>
    toAddress(await bank.person.ownerAddress(answer.proposalUuid)),
} satisfies ProposalResolvers;

const notSent: NotifySellerPayload = { maskedRecipient: null, remainingToday: null, userErrors: [] };

export const sellerMutations = {
  reviseSeller: (_root, { input }, context) =>
    change(context, input.proposalId, SELLER_PATHS, async () => {
      const { value, userErrors } = sellerChange(input);
      if (value === null) return refused(userErrors);
      return reloaded(context, input.proposalId, context.bank.seller.update(input.proposalId, value));
    }),
  notifySeller: (_root, { input: { proposalId } }, context) =>
    onProposal(context, proposalId, { nothing: notSent, paths: NO_PATHS }, async () => ({
      ...(await context.bank.seller.notify(proposalId)),
      userErrors: [],
    })),
} satisfies MutationResolvers;
