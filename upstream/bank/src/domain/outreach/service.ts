import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { outreachAnswer } from '../api/outreach.ts';
import type { Bank } from '../bank.ts';
import { isPastItsDays } from '../lifecycle/guards.ts';
import { type ProposalRow, readProposal } from '../records/proposals.ts';
import { newestLink } from '../party/deviceLinks.ts';
import { nextSellerLinkAt } from '../seller/contact.ts';
import { noReminder } from './awaited.ts';
import { remindersOf } from './reminder.ts';

type SellerLink = z.infer<typeof outreachAnswer>['sellerLink'];

async function sellerLinkOf(bank: Bank, proposal: ProposalRow): Promise<SellerLink> {
  const newest = newestLink(proposal.seller?.links ?? [], bank.clock.now());
  const next = await nextSellerLinkAt(bank, proposal);
  return newest && { ...newest, nextAt: next?.toISOString() ?? null };
}

/** Returns the user's options to contact the people of a proposal; an admin can only read. */
export async function outreachOf(
  bank: Bank,
  proposalUuid: string,
  user: User,
): Promise<z.infer<typeof outreachAnswer>> {
  const proposal = await readProposal(bank.sql, proposalUuid);
  const isOpen = proposal.flowStatus === 'A' && !isPastItsDays(bank, proposal);
  const acts = user.role === 'seller';
  const reminders = acts ? await remindersOf(bank, proposal) : [];
  return {
    contactVisible: isOpen && acts,
    reminder: reminders[0] ?? null,
    reminders,
    noReminder: acts ? await noReminder(bank, proposal) : null,
    sellerLink: isOpen && acts ? await sellerLinkOf(bank, proposal) : null,
  };
}
