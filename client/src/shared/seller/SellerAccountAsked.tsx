import { Alert } from '@prendarios/design-system/feedback/Alert';
import { InviteSeller } from './InviteSeller.tsx';
import { INVITE_TEXTS } from './inviteTexts.ts';

const TEXT = INVITE_TEXTS.account;

type AskedProps = { proposal: { id: string; sellerAccountMissing: boolean }; readOnly?: boolean };

/** Says that the seller has to give the account, and sends the link again. */
export const SellerAccountAsked = ({ proposal, readOnly = false }: AskedProps) => {
  if (!proposal.sellerAccountMissing) return null;
  return readOnly ? (
    <Alert tone="warning" title={TEXT.title}>
      {TEXT.text}
    </Alert>
  ) : (
    <InviteSeller proposalId={proposal.id} {...TEXT} />
  );
};
