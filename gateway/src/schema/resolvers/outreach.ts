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

/** Always uses the user's token, so that guest access in the same browser does not widen it. */
const ofSeller = (id: string) => ({ path: { id }, behalf: 'user' }) as const;

type Answer = Schemas['GetOutreachAnswer'];

const toReminder = ({ party, last, nextAt }: NonNullable<Answer['reminder']>): Reminder => ({
  party: party === 'HOLDER' ? 'OWNER' : party,
  last,
  nextAt: nextAt ?? null,
});

/** Converts the reminders; a bank may state only the first. */
const toReminders = ({ reminder, reminders }: Answer): Reminder[] =>
  (reminders ?? (reminder === null ? [] : [reminder])).map(toReminder);

function toSellerLink(answer: Answer['sellerLink']): SellerLink | null {
  if (!answer) return null;
  const { state, sentAt, until: expiresAt, nextAt } = answer;
  return { state, sentAt, expiresAt, nextAt: nextAt ?? null };
}

export const outreachQueries = {
  outreach: async (_root, { proposalId }, { bank, user }) => {
    if (!isSeller(user) || !isUuid(proposalId)) return null;
    const answer = await bank.readIfAvailable('getOutreach', ofSeller(proposalId));
    return (
      answer && {
        canRevealContact: answer.contactVisible,
        reminders: toReminders(answer),
        noReminderReason: answer.noReminder ?? null,
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
  sendReminder: (_root, { input: { proposalId, party } }, context) => {
    requireSeller(context);
    return onProposal(context, proposalId, { nothing: notSent, names: SAME_NAMES }, async () => {
      const { reminder } = await context.bank.write('sendReminder', {
        ...ofSeller(proposalId),
        // A bank that reminds only the first accepts no party.
        body: party ? { party: party === 'OWNER' ? 'HOLDER' : party } : {},
      });
      return { reminder: reminder && toReminder(reminder), userErrors: [] };
    });
  },
} satisfies MutationResolvers;
