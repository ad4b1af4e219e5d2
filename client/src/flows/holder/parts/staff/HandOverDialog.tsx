import { Button } from '@prendarios/design-system/actions/Button';
import { CopyLink } from '@prendarios/design-system/actions/CopyLink';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { LINK_TEXTS } from '#shared/loan/link/texts.ts';
import { useLinkForwarding } from '#shared/loan/link/useLinkForwarding.ts';
import { QrCode } from '#shared/files/QrCode.tsx';
import type { StepId } from '../../flow/flow.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { handOverOf } from './handOver.ts';
import { STAFF_TEXTS } from './texts.ts';

const TEXT = STAFF_TEXTS.handOver;

/** Sends the link of the identity check. Links to other steps are only shown to the customer. */
const SendIdentityLink = () => {
  const { link, send } = useLinkForwarding(useHolderProposal().id);
  return (
    <>
      <Button
        variant="secondary"
        block
        busy={link.state === 'sending'}
        busyText={LINK_TEXTS.sending}
        onClick={() => send('SMS')}
      >
        {TEXT.send}
      </Button>
      {(link.state === 'sent' || link.state === 'refused') && (
        <Alert tone={link.state === 'sent' ? 'success' : 'danger'} live>
          {link.message}
        </Alert>
      )}
    </>
  );
};

type HandOverDialogProps = { step: StepId; open: boolean; onClose: () => void };

/** Shows a QR code and a link to continue the step on the customer's phone. */
export const HandOverDialog = ({ step, open, onClose }: HandOverDialogProps) => {
  const { path, opens } = handOverOf(step, useHolderFlow());
  const url = `${location.origin}${path}`;
  return (
    <Dialog open={open} onClose={onClose} title={TEXT.title}>
      <Stack gap={4}>
        <Text tone="muted">{TEXT[opens]}</Text>
        <Stack align="center">
          <QrCode text={url} label={TEXT.qr} />
        </Stack>
        <CopyLink url={url} />
        {opens === 'identity' && <SendIdentityLink />}
      </Stack>
    </Dialog>
  );
};
