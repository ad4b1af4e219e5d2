import { Button } from '@prendarios/design-system/actions/Button';
import { CopyLink } from '@prendarios/design-system/actions/CopyLink';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Only } from '@prendarios/design-system/foundations/Only';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useLinkForwarding } from '../../../shared/link/useLinkForwarding.ts';
import { LINK_TEXTS } from '../../../shared/link/texts.ts';
import { QrCode } from '../../../shared/qr/QrCode.tsx';
import { useBiometryFlow } from '../BiometryContext.ts';
import { pathOf } from '../flow.ts';
import { IDENTITY_TEXTS } from './texts.ts';

const TEXT = IDENTITY_TEXTS.phone;
const CHANNELS = [
  ['SMS', TEXT.sms],
  ['EMAIL', TEXT.email],
] as const;

/** Sends the link to the phone or the email address of the proposal. */
const SendLink = ({ proposalId }: { proposalId: string }) => {
  const { forwarding, forward } = useLinkForwarding(proposalId);
  return (
    <>
      {CHANNELS.map(([channel, label]) => (
        <Button
          key={channel}
          variant="quiet"
          block
          busy={forwarding.state === 'sending' && forwarding.channel === channel}
          busyText={LINK_TEXTS.sending}
          onClick={() => forward(channel)}
        >
          {label}
        </Button>
      ))}
      {(forwarding.state === 'sent' || forwarding.state === 'refused') && (
        <Alert tone={forwarding.state === 'sent' ? 'success' : 'danger'} live>
          {forwarding.message}
        </Alert>
      )}
    </>
  );
};

/** Continues this step on another phone: the bank has everything done so far (ER-05). */
export const OtherPhone = ({ isOpen = false }: { isOpen?: boolean }) => {
  const { brand, proposal } = useBiometryFlow();
  const url = `${location.origin}${pathOf('identity', brand)}?${new URLSearchParams({ id: proposal.id })}`;
  return (
    <Disclosure summary={TEXT.summary} defaultOpen={isOpen}>
      <Stack gap={4} narrow>
        <Text tone="muted">{TEXT.text}</Text>
        <CopyLink url={url} />
        <SendLink proposalId={proposal.id} />
        {/* The code is scanned from another screen, so a phone does not need it. */}
        <Only from="sm">
          <Stack gap={3}>
            <Text size={15} tone="muted">
              {TEXT.qrText}
            </Text>
            <QrCode text={url} label={TEXT.qr} />
          </Stack>
        </Only>
      </Stack>
    </Disclosure>
  );
};
