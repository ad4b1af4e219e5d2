import { Button } from '@prendarios/design-system/actions/Button';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useState } from 'react';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import { isSeller } from '#shared/session/sessionStore.ts';
import { stepById } from '../../flow/flow.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { STAFF_FRAME_TEXTS } from '../staff/frameTexts.ts';
import { HandOver } from '../staff/HandOver.tsx';
import { CONTACT_TEXTS as TEXT } from './texts.ts';

const ChangeEmailDialog = lazyDialog(async () => (await import('./ChangeEmailDialog.tsx')).ChangeEmailDialog);
const ChangePhoneDialog = lazyDialog(async () => (await import('./ChangePhoneDialog.tsx')).ChangePhoneDialog);

type Change = 'email' | 'phone' | null;

type ChangeContactProps = { only?: 'email' };

/**
 * Changes the applicant's email and phone until the contract is signed. Before its first code, `CorrectContact` changes
 * the phone.
 */
export const ChangeContact = ({ only }: ChangeContactProps) => {
  const { state } = useHolderFlow();
  const { id } = useHolderProposal();
  const [change, setChange] = useState<Change>(null);
  const close = () => setChange(null);
  const isPhoneProved = stepById('phone-validation').done(state);
  const asksPhone = only === undefined && isPhoneProved;
  // Then only the customer may change them (docs/domain.md#changed-contact).
  const isLocked = isPhoneProved && isSeller();
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2} wrap>
        {!isLocked && (
          <Button type="button" variant="secondary" size="small" onClick={() => setChange('email')}>
            {TEXT.changeEmail}
          </Button>
        )}
        {asksPhone && !isLocked && (
          <Button type="button" variant="secondary" size="small" onClick={() => setChange('phone')}>
            {TEXT.changePhone}
          </Button>
        )}
      </Stack>
      {isLocked && (
        <>
          <Text size={15} tone="muted">
            {TEXT.phoneOfCustomer}
          </Text>
          <div>
            <HandOver variant="secondary" size="small">
              {STAFF_FRAME_TEXTS.handOver}
            </HandOver>
          </div>
        </>
      )}
      <ChangeEmailDialog open={change === 'email'} proposalId={id} onClose={close} />
      <ChangePhoneDialog open={change === 'phone'} proposalId={id} onClose={close} />
    </Stack>
  );
};
