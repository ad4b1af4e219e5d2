import type {
  CoOwnerPart,
  InviteCoOwnerPayload,
  MutationResolvers,
  ProposalResolvers,
} from '../../generated/resolvers.ts';
import { ofProposal } from '../../bank/contract.ts';
import { loadProposal } from '../access.ts';
import { onProposal } from '../changes.ts';
import { SAME_NAMES } from '../entities/fieldNames.ts';
import type { ProposalModel } from '../models.ts';

function toCoOwnerPart(part: NonNullable<ProposalModel['answer']['coOwnerPart']>): CoOwnerPart {
  const { consentAt, identityAt, identityToReview, ...same } = part;
  return {
    ...same,
    consentedAt: consentAt,
    identityValidatedAt: identityAt,
    isIdentityToReview: identityToReview ?? false,
  };
}

export const coOwnerFields = {
  coOwnerPart: ({ answer }) => (answer.coOwnerPart ? toCoOwnerPart(answer.coOwnerPart) : null),
} satisfies ProposalResolvers;

type Invited = Omit<InviteCoOwnerPayload, 'proposal'> & { proposal: ProposalModel | null };
const notSent: Invited = { proposal: null, maskedRecipient: null, remainingToday: null, userErrors: [] };

export const coOwnerMutations = {
  inviteCoOwner: (_root, { input: { proposalId, channel } }, context) =>
    onProposal(context, proposalId, { nothing: notSent, names: SAME_NAMES }, async () => {
      const { maskedRecipient, remainingToday } = await context.bank.write('sendCoOwnerLink', {
        ...ofProposal(proposalId),
        body: { channel },
      });
      return {
        proposal: await loadProposal(context, proposalId),
        maskedRecipient,
        remainingToday,
        userErrors: [],
      };
    }),
} satisfies MutationResolvers;
