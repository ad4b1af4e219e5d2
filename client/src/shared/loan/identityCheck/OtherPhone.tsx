import { Button } from '@prendarios/design-system/actions/Button';
import { CopyLink } from '@prendarios/design-system/actions/CopyLink';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { LINK_TEXTS } from '../link/texts.ts';
import { QrCode } from '#shared/files/QrCode.tsx';
import { isDesk } from './isDesk.ts';
import { useIdentityWork, type OtherPhoneLink } from './IdentityWork.ts';
import { IDENTITY_TEXTS } from './texts.ts';
import type { FollowedPhone } from './useOtherPhone.ts';

const TEXT = IDENTITY_TEXTS.phone;
const CHANNELS = [
  ['SMS', TEXT.sms],
  ['EMAIL', TEXT.email],
] as const;

/** Sends the link to the proposal's phone number or email address. */
const SendLink = ({ of }: { of: OtherPhoneLink }) => {
  const { link, send } = of.sending;
  return (
    <>
      {CHANNELS.map(([channel, label]) => (
        <Button
          key={channel}
          variant="quiet"
          block
          busy={link.state === 'sending' && link.channel === channel}
          busyText={LINK_TEXTS.sending}
          onClick={() => send(channel)}
        >
          {label}
        </Button>
      ))}
      {(link.state === 'sent' || link.state === 'refused') && (
        <Alert tone={link.state === 'sent' ? 'success' : 'danger'} live>
          {link.message}
        </Alert>
      )}
    </>
  );
};

/** Lets users continue this step on another phone; the bank has everything done so far (ER-05). */
export const OtherPhone = ({ isOpen = false }: { isOpen?: boolean }) => {
  const { otherPhone } = useIdentityWork();
  return (
    <Disclosure summary={TEXT.summary} defaultOpen={isOpen}>
      {otherPhone === null ? (
        <Text tone="muted">{TEXT.ownLink}</Text>
      ) : (
        <Stack gap={4} narrow>
          <Text tone="muted">{TEXT.text}</Text>
          <SendLink of={otherPhone} />
          <CopyLink url={otherPhone.url} />
        </Stack>
      )}
    </Disclosure>
  );
};

/** On a computer, first offers to continue on a phone; on any device, shows the progress of another phone. */
export const PhoneFirst = ({ phone }: { phone: FollowedPhone | null }) => {
  const { otherPhone } = useIdentityWork();
  if (phone !== null) {
    return (
      <Alert tone="info" live title={TEXT.following(phone.at, phone.of)}>
        {TEXT.followingText}
      </Alert>
    );
  }
  if (otherPhone === null || !isDesk()) return null;
  return (
    <Card as="section" aria-label={TEXT.heading}>
      <Grid gap={6}>
        <QrCode large text={otherPhone.url} label={TEXT.qr} />
        <Stack gap={4} narrow>
          <Text as="h2" size={20}>
            {TEXT.heading}
          </Text>
          <Text>{TEXT.scan}</Text>
          <SendLink of={otherPhone} />
          <CopyLink url={otherPhone.url} />
        </Stack>
      </Grid>
    </Card>
  );
};
