import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { outreachAnswer } from '../api/outreach.ts';
import type { Bank } from '../bank.ts';
import { isPastItsDays } from '../lifecycle/guards.ts';
import { readProposal } from '../records/proposals.ts';
import { newestLink } from '../party/deviceLinks.ts';
import { reminderOf } from './reminder.ts';

/** Returns the user's options to contact the people of a proposal; an admin can only read. */
export async function outreachOf(
  bank: Bank,
  proposalUuid: string,
  user: User,
): Promise<z.infer<typeof outreachAnswer>> {
  const proposal = await readProposal(bank.sql, proposalUuid);
  const isOpen = proposal.flowStatus === 'A' && !isPastItsDays(bank, proposal);
  const acts = user.role === 'seller';
  return {
    contactVisible: isOpen && acts,
    reminder: acts ? await reminderOf(bank, proposal) : null,
    sellerLink: isOpen && acts ? newestLink(proposal.seller?.links ?? [], bank.clock.now()) : null,
  };
}
