import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Suspense } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import type { InviteProps } from './InviteSeller.tsx';
import { INVITE_TEXTS } from './inviteTexts.ts';

const InviteSeller = lazyScreen(async () => (await import('./InviteSeller.tsx')).InviteSeller);

const TEXT = INVITE_TEXTS.account;

type AskedProps = {
  proposal: { id: string; isSellerAccountMissing: boolean };
  readOnly?: boolean;
} & Pick<InviteProps, 'ask'>;

/** Says that the seller still has to provide the account, and can resend the link. */
export const SellerAccountAsked = ({ proposal, readOnly = false, ask }: AskedProps) => {
  if (!proposal.isSellerAccountMissing) return null;
  return readOnly ? (
    <Alert tone="warning" title={TEXT.title}>
      {TEXT.text}
    </Alert>
  ) : (
    <Suspense>
      <InviteSeller proposalId={proposal.id} {...(ask && { ask })} {...TEXT} />
    </Suspense>
  );
};
