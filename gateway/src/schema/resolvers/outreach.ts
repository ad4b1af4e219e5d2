import { joinPhone } from '@prendarios/rules/phone';
import type { Schemas } from '../../bank/contract.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  RevealContactPayload,
  Reminder,
  SellerLink,
  SendReminderPayload,
} from '../../generated/resolvers.ts';
import { isSeller } from '../../session/sales.ts';
import { isUuid, requireSeller } from '../access.ts';
import { onProposal } from '../changes.ts';
import { SAME_NAMES } from '../entities/fieldNames.ts';

/** Always by the user's token: a browser that also opened the proposal as a guest gets no more for it. */
const ofSeller = (id: string) => ({ path: { id }, behalf: 'user' }) as const;

const toReminder = (answer: Schemas['GetOutreachAnswer']['reminder']): Reminder | null =>
  answer && { ...answer, party: answer.party === 'HOLDER' ? 'OWNER' : answer.party };

function toSellerLink(answer: Schemas['GetOutreachAnswer']['sellerLink']): SellerLink | null {
  if (!answer) return null;
  const { state, sentAt, until: expiresAt } = answer;
  return { state, sentAt, expiresAt };
}

export const outreachQueries = {
  outreach: async (_root, { proposalId }, { bank, user }) => {
    if (!isSeller(user) || !isUuid(proposalId)) return null;
    const answer = await bank.readIfAvailable('getOutreach', ofSeller(proposalId));
    return (
      answer && {
        canRevealContact: answer.contactVisible,
        reminder: toReminder(answer.reminder),
        sellerLink: toSellerLink(answer.sellerLink),
      }
    );
  },
} satisfies QueryResolvers;

const notSent: SendReminderPayload = { reminder: null, userErrors: [] };
const notShown: RevealContactPayload = { contact: null, userErrors: [] };

export const outreachMutations = {
  revealContact: (_root, { input: { proposalId } }, context) => {
    requireSeller(context);
    return onProposal(context, proposalId, { nothing: notShown, names: SAME_NAMES }, async () => {
      const { firstName, cellPhone, email } = await context.bank.write('revealContact', {
        ...ofSeller(proposalId),
        body: {},
      });
      return { contact: { firstName, phone: joinPhone(cellPhone), email }, userErrors: [] };
    });
  },
  sendReminder: (_root, { input: { proposalId } }, context) => {
    requireSeller(context);
    return onProposal(context, proposalId, { nothing: notSent, names: SAME_NAMES }, async () => {
      const { reminder } = await context.bank.write('sendReminder', { ...ofSeller(proposalId), body: {} });
      return { reminder: toReminder(reminder), userErrors: [] };
    });
  },
} satisfies MutationResolvers;
