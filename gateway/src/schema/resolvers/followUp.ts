import type { Schemas } from '../../bank/contract.ts';
import type {
  ChangeFollowUpPayload,
  FollowUp,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';
import { isStaff } from '../../session/sales.ts';
import { isUuid, orNull, requireSeller } from '../access.ts';
import { onProposal } from '../changes.ts';
import { toMember } from '../convert/staff.ts';

type Answer = Schemas['FollowUpAnswer'];

/** Always uses the user's token, so that guest access in the same browser does not widen it. */
const ofUser = (id: string) => ({ path: { id }, behalf: 'user' }) as const;

const toFollowUp = ({ assignee, assignedAt, nextOn, notes, history, writable }: Answer): FollowUp => ({
  assignee: assignee && toMember(assignee),
  assignedAt: assignedAt ?? null,
  nextCallOn: nextOn,
  notes: notes.map((note) => ({ ...note, author: toMember(note.author) })),
  history: history.map(({ at, by, from, nextOn: callOn, ...act }) => ({
    ...act,
    by: toMember(by),
    from: from ? toMember(from) : null,
    nextCallOn: callOn ?? null,
    doneAt: at,
  })),
  canChange: writable,
});

export const followUpQueries = {
  followUp: async (_root, { proposalId }, { bank, user }) => {
    if (!isStaff(user) || !isUuid(proposalId)) return null;
    const answer = await orNull(bank.read('getFollowUp', ofUser(proposalId)));
    return answer && toFollowUp(answer);
  },
} satisfies QueryResolvers;

const unchanged: ChangeFollowUpPayload = { followUp: null, userErrors: [] };
const NAMES = { assigned: 'isAssigned', nextOn: 'nextCallOn' };

export const followUpMutations = {
  changeFollowUp: (
    _root,
    { input: { proposalId, isAssigned, knownAssignedAt, nextCallOn, note } },
    context,
  ) => {
    requireSeller(context);
    return onProposal(context, proposalId, { nothing: unchanged, names: NAMES }, async () => {
      const answer = await context.bank.write('changeFollowUp', {
        ...ofUser(proposalId),
        body: {
          assigned: isAssigned ?? undefined,
          knownAssignedAt: knownAssignedAt ?? undefined,
          nextOn: nextCallOn,
          note: note ?? undefined,
        },
      });
      return { followUp: toFollowUp(answer), userErrors: [] };
    });
  },
} satisfies MutationResolvers;
