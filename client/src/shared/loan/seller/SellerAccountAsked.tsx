import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Suspense } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { INVITE_TEXTS } from './inviteTexts.ts';

const InviteSeller = lazyScreen(async () => (await import('./InviteSeller.tsx')).InviteSeller);

const TEXT = INVITE_TEXTS.account;

type AskedProps = { proposal: { id: string; isSellerAccountMissing: boolean }; readOnly?: boolean };

/** Says that the seller still has to provide the account, and can resend the link. */
export const SellerAccountAsked = ({ proposal, readOnly = false }: AskedProps) => {
  if (!proposal.isSellerAccountMissing) return null;
  return readOnly ? (
    <Alert tone="warning" title={TEXT.title}>
      {TEXT.text}
    </Alert>
  ) : (
    <Suspense>
      <InviteSeller proposalId={proposal.id} {...TEXT} />
    </Suspense>
  );
};
