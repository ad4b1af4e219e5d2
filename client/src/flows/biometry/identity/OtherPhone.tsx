import { Button } from '@prendarios/design-system/actions/Button';
import { CopyLink } from '@prendarios/design-system/actions/CopyLink';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useLinkForwarding } from '../../../shared/link/useLinkForwarding.ts';
import { LINK_TEXTS } from '../../../shared/link/texts.ts';
import { QrCode } from '../../../shared/qr/QrCode.tsx';
import { useBiometryFlow } from '../BiometryContext.ts';
import { pathOf } from '../flow.ts';
import { IDENTITY_TEXTS } from './texts.ts';
import type { FollowedPhone } from './useOtherPhone.ts';

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

/** A computer: its camera is seldom the best one, so the phone comes first there. */
export const isDesk = () => matchMedia('(pointer: fine) and (min-width: 48rem)').matches;

function useLink() {
  const { brand, proposal } = useBiometryFlow();
  const id = proposal.id;
  return { id, url: `${location.origin}${pathOf('identity', brand)}?${new URLSearchParams({ id })}` };
}

/** Continues this step on another phone: the bank has everything done so far (ER-05). */
export const OtherPhone = ({ isOpen = false }: { isOpen?: boolean }) => {
  const { id, url } = useLink();
  return (
    <Disclosure summary={TEXT.summary} defaultOpen={isOpen}>
      <Stack gap={4} narrow>
        <Text tone="muted">{TEXT.text}</Text>
        <SendLink proposalId={id} />
        <CopyLink url={url} />
      </Stack>
    </Disclosure>
  );
};

/** On a computer, the way to the phone's camera before everything else; and anywhere, what the phone is doing. */
export const PhoneFirst = ({ phone }: { phone: FollowedPhone | null }) => {
  const { id, url } = useLink();
  if (phone !== null) {
    return (
      <Alert tone="info" live title={TEXT.following(phone.at, phone.of)}>
        {TEXT.followingText}
      </Alert>
    );
  }
  if (!isDesk()) return null;
  return (
    <Card as="section" aria-label={TEXT.heading}>
      <Grid gap={6}>
        <QrCode large text={url} label={TEXT.qr} />
        <Stack gap={4} narrow>
          <Text as="h2" size={20}>
            {TEXT.heading}
          </Text>
          <Text>{TEXT.scan}</Text>
          <SendLink proposalId={id} />
          <CopyLink url={url} />
        </Stack>
      </Grid>
    </Card>
  );
};
