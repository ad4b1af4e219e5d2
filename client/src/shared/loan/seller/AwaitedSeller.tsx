import type { SellerAwaitedFragment } from '#generated/graphql.ts';
import { toRecipient } from '#shared/text/recipient.ts';
import { InviteSeller } from './InviteSeller.tsx';
import { INVITE_TEXTS } from './inviteTexts.ts';

const TEXT = INVITE_TEXTS.awaited;

/** Whether the seller was sent a link but has not said who they are yet (decision 034). */
export const isAwaited = ({ seller }: SellerAwaitedFragment): boolean =>
  seller?.party?.__typename === 'SellerContact';

/** Returns the masked phone or email address that received the link. */
export function linkRecipient({ seller }: SellerAwaitedFragment): string {
  const party = seller?.party;
  return party?.__typename === 'SellerContact' ? party.maskedRecipient : '';
}

/** Says that the seller has to act next, and can resend the link. */
export const AwaitedSeller = ({ proposal }: { proposal: SellerAwaitedFragment }) =>
  isAwaited(proposal) && (
    <InviteSeller
      proposalId={proposal.id}
      title={TEXT.title}
      text={TEXT.text(toRecipient(linkRecipient(proposal)))}
      send={TEXT.send}
    />
  );
