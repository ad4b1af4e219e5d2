import type {
  MutationResolvers,
  NotifySellerPayload,
  ProposalResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';
import { ofProposal } from '../../bank/contract.ts';
import { readsOnly } from '../../session/sales.ts';
import { onReadableProposal } from '../access.ts';
import { change, onProposal, rejectedChange, reloaded } from '../changes.ts';
import { toAddress } from '../entities/additionalData.ts';
import { SAME_NAMES } from '../entities/fieldNames.ts';
import { shownOfNamedSeller } from '../shownOfPerson.ts';
import { SELLER, sellerChange, toSeller } from '../entities/seller.ts';

export const sellerQueries = {
  seller: async (_root, { proposalId }, context) => {
    const seller = await onReadableProposal(context, proposalId, () =>
      context.bank.read('getSeller', ofProposal(proposalId)),
    );
    return seller && toSeller(seller, shownOfNamedSeller(context, proposalId));
  },
} satisfies QueryResolvers;

export const ownerFields = {
  ownerAddress: async ({ answer }, _args, { bank, user }) =>
    user !== null && readsOnly(user)
      ? null
      : toAddress(
          await bank.read('getOwnerAddress', {
            query: { id: answer.proposalUuid },
            behalf: { proposal: answer.proposalUuid },
          }),
        ),
} satisfies ProposalResolvers;

const notSent: NotifySellerPayload = { maskedRecipient: null, remainingToday: null, userErrors: [] };

export const sellerMutations = {
  reviseSeller: (_root, { input }, context) =>
    change(context, input.proposalId, SELLER, async () => {
      const { value, userErrors } = sellerChange(input);
      if (value === null) return rejectedChange(userErrors);
      return reloaded(
        context,
        input.proposalId,
        context.bank.send('updateSeller', { ...ofProposal(input.proposalId), body: value }),
      );
    }),
  notifySeller: (_root, { input: { proposalId } }, context) =>
    onProposal(context, proposalId, { nothing: notSent, names: SAME_NAMES }, async () => {
      const { maskedRecipient, remainingToday } = await context.bank.write('noticeSeller', {
        query: { id: proposalId },
        behalf: { proposal: proposalId },
      });
      return { maskedRecipient, remainingToday, userErrors: [] };
    }),
} satisfies MutationResolvers;
